import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach } from "vitest";
import { createTestDatabase } from "#tests/harness/database.ts";
import { type Delivered, mailSuite } from "./contract.ts";
import { createEmbeddedMail } from "./embedded.ts";
import { createSmtpMail } from "./smtp.ts";
import { listOutbox } from "./store.ts";

const database = await createTestDatabase();
afterEach(database.clear);
afterAll(database.close);

mailSuite("embedded", async () => ({
  mail: createEmbeddedMail(database.db, Date.now),
  delivered: async (to) => (await listOutbox(database.db, to, { limit: 50, offset: 0 })).rows,
}));

const box: Delivered[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  logger: false,
  onData(stream, session, done) {
    readAll(stream).then((source) => {
      for (const { address } of session.envelope.rcptTo) box.push({ to: address, ...readMessage(source) });
      done();
    }, done);
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const { port } = server.server.address() as AddressInfo;
const opened: { close(): void }[] = [];
afterEach(() => {
  box.length = 0;
  for (const mail of opened.splice(0)) mail.close();
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

function openMail(url: string) {
  const mail = createSmtpMail({ url, from: "Inkleaf <no-reply@example.com>" });
  opened.push(mail);
  return mail;
}

mailSuite("smtp", async () => ({
  mail: openMail(`smtp://127.0.0.1:${port}`),
  delivered: async (to) => box.filter((message) => message.to === to).reverse(),
  // Nothing listens on port 1 of the loopback interface.
  down: async () => openMail("smtp://127.0.0.1:1"),
}));

/** Reads a message with two alternatives as a mail program would: headers, parts, encodings. */
function readMessage(source: string): Omit<Delivered, "to"> {
  const { headers, body } = split(source);
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, "")));
  const content = (type: string) => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part ? decode(part.body, part.headers["content-transfer-encoding"] ?? "") : "";
  };
  return { subject: words(headers.subject ?? ""), text: content("text/plain"), html: content("text/html") };
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const cut = source.indexOf("\r\n\r\n");
  const unfolded = source.slice(0, cut).replace(/\r\n[ \t]+/g, " ");
  const headers: Record<string, string> = {};
  for (const line of unfolded.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { headers, body: source.slice(cut + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.trimEnd();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").trimEnd();
}

/** Decodes RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, joined where only space is between. */
function words(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, "?==?");
  const chunks = [...joined.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)];
  if (chunks.length === 0) return header;
  const bytes = chunks.map(([, kind, data = ""]) =>
    kind?.toUpperCase() === "B"
      ? Buffer.from(data, "base64")
      : Buffer.from(
          data
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ),
  );
  return Buffer.concat(bytes).toString("utf8");
}
