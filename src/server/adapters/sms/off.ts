import { type Sms, SmsUnavailable } from "./port.ts";

/** Where neither a vendor is configured nor the stand-in allowed: phones cannot be used to sign in. */
export function createNoSms(): Sms {
  return {
    kind: "off",
    async sendCode() {
      throw new SmsUnavailable("No SMS vendor is configured");
    },
  };
}
