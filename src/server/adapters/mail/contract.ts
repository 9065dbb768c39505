import { describe, expect, it } from "vitest";
import type { Mail } from "./port.ts";

export type Delivered = { to: string; subject: string; text: string; html: string };

/** The suite that every mail adapter must pass. `delivered` returns what an email received, newest first. */
export function mailSuite(
  name: string,
  set: () => Promise<{ mail: Mail; delivered(to: string): Promise<Delivered[]>; down?: () => Promise<Mail> }>,
): void {
  describe(`mail: ${name}`, () => {
    it("delivers subject, text and markup to the one receiver", async () => {
      const { mail, delivered } = await set();
      await mail.send({ to: "ada@example.com", subject: "Your code", text: "123456", html: "<p>123456</p>" });
      const [message, ...others] = await delivered("ada@example.com");
      expect(others).toEqual([]);
      expect(message?.subject).toBe("Your code");
      expect(message?.text.trim()).toBe("123456");
      expect(message?.html).toContain("<p>123456</p>");
      expect(await delivered("grace@example.com")).toEqual([]);
    });

    it("preserves every script and emoji", async () => {
      const { mail, delivered } = await set();
      const words = "墨页：你的验证码 — שלום — 𝒜 👩‍💻";
      await mail.send({ to: "li@example.com", subject: words, text: words, html: `<p>${words}</p>` });
      const [message] = await delivered("li@example.com");
      expect(message?.subject).toBe(words);
      expect(message?.text.trim()).toBe(words);
      expect(message?.html).toContain(words);
    });

    it("does not read line breaks in a subject as headers", async () => {
      const { mail, delivered } = await set();
      await mail.send({
        to: "bo@example.com",
        subject: "Hello\r\nBcc: eve@example.com",
        text: "x",
        html: "<p>x</p>",
      });
      expect(await delivered("bo@example.com")).toHaveLength(1);
      expect(await delivered("eve@example.com")).toEqual([]);
    });

    it("throws MailUnavailable when it cannot send", async () => {
      const { down } = await set();
      if (!down) return;
      const mail = await down();
      await expect(
        mail.send({ to: "ada@example.com", subject: "s", text: "t", html: "<p>t</p>" }),
      ).rejects.toMatchObject({ name: "MailUnavailable" });
    });
  });
}
