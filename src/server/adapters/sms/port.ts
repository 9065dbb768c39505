import type { Locale } from "#locales/words.ts";

/** Sends a verification code to one mobile number of mainland China. */
export type Sms = {
  /** `embedded` or the vendor's name, for the start-up report. */
  readonly kind: string;
  /**
   * Throws SmsUnavailable when the message was not sent, SmsRefused when the vendor does not send to this number (now).
   */
  sendCode(message: SmsCode): Promise<void>;
};

export type SmsCode = {
  /** Eleven digits. */
  to: string;
  code: string;
  /** Minutes for which the code is valid. */
  minutes: number;
  locale: Locale;
};

export class SmsUnavailable extends Error {
  override name = "SmsUnavailable";
}

export class SmsRefused extends Error {
  override name = "SmsRefused";
  /** `limit`: the vendor allows no more messages to this number for now. `number`: there is no such number. */
  readonly reason: "limit" | "number";

  constructor(reason: "limit" | "number", vendorCode: string) {
    super(`The vendor refused the message: ${vendorCode}`);
    this.reason = reason;
  }
}
