import type { Queries } from "#server/db/client.ts";
import { newId } from "#server/ids.ts";
import type { Mail } from "./port.ts";
import { addToOutbox } from "./store.ts";

/** Writes mails to the table `outbox`, which /sandbox shows. Nothing leaves the machine. */
export function createEmbeddedMail(db: Queries, now: () => number): Mail {
  return {
    kind: "embedded",
    async send({ to, subject, text, html }) {
      await addToOutbox(db, { id: newId(), channel: "mail", to, subject, text, html, createdAt: new Date(now()) });
    },
  };
}
