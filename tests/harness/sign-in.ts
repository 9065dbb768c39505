import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { captchaText } from "./app.ts";
import type { TestClient } from "./test-client.ts";

/** Solves a captcha, requests a code and reads it in the outbox. */
export async function smsCode(client: TestClient, phoneNumber: string): Promise<string> {
  await client.send(signInWayCalls.getCaptcha, { query: { sms: "1", number: phoneNumber } });
  const reply = await client.send(signInWayCalls.sendPhoneCode, { body: { captchaCode: captchaText, phoneNumber } });
  if (reply.status !== 200) throw new Error(`No code was sent: ${JSON.stringify(reply.body)}`);
  return newestSms(client, phoneNumber);
}

/** Returns the four-digit code of the newest message to this number. */
export async function newestSms(client: TestClient, phoneNumber: string): Promise<string> {
  const response = await client.request(`/api/sandbox/outbox?to=${encodeURIComponent(phoneNumber)}`);
  const { data } = (await response.json()) as { data: { data: { text: string }[] } };
  const code = /(?<!\d)\d{4}(?!\d)/.exec(data.data[0]?.text ?? "")?.[0];
  if (!code) throw new Error(`No message went to ${phoneNumber}`);
  return code;
}

export type Consenting = { name: string; email?: string; verified?: boolean; answer?: "allow" | "refuse" };

/** Starts at a provider and fills in the local consent page; returns the URL that the browser is sent back to. */
export async function consent(client: TestClient, start: string, person: Consenting): Promise<string> {
  const left = await client.request(start);
  const page = await client.request(left.headers.get("location") ?? "");
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1];
  if (!request)
    throw new Error(`${start} led to ${left.status} ${left.headers.get("location")}, not to a consent page`);
  const body = new URLSearchParams({ request, name: person.name, answer: person.answer ?? "allow" });
  if (person.email !== undefined) body.set("email", person.email);
  if (person.verified !== false) body.set("verified", "on");
  const response = await client.request("/sandbox/consent", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: body.toString(),
  });
  if (response.status !== 303) throw new Error(`The consent page answered ${response.status}`);
  return response.headers.get("location") ?? "";
}
