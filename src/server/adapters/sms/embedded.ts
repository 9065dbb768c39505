import type { Queries } from "#server/db/client.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import { addToOutbox } from "../mail/store.ts";
import type { Sms } from "./port.ts";

/** Writes messages to the table `outbox`, which /sandbox shows. Nothing leaves the machine. */
export function createEmbeddedSms(db: Queries, now: () => number): Sms {
  return {
    kind: "embedded",
    async sendCode({ to, code, minutes, locale }) {
      const text = translate(locale, "signInWays", "sms", { code, minutes });
      await addToOutbox(db, {
        id: newId(),
        channel: "sms",
        to,
        subject: "",
        text,
        html: "",
        createdAt: new Date(now()),
      });
    },
  };
}
