import { type Sms, SmsUnavailable } from "./port.ts";

/** Used where no vendor is configured and the stand-in is not allowed: nobody can sign in with a phone number. */
export function createNoSms(): Sms {
  return {
    kind: "off",
    async sendCode() {
      throw new SmsUnavailable("No SMS vendor is configured");
    },
  };
}
