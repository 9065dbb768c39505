/** What other features may use of signing in: forms that the settings show to signed-in users, too. */
export { BotCheck } from "./bot-check.tsx";
export { BrandGlyph } from "./brand-glyphs.tsx";
export { CaptchaField, useCaptcha } from "./captcha-field.tsx";
export { OutboxHint } from "./outbox-hint.tsx";
export { PhoneCodeFields } from "./phone-code-fields.tsx";
export { CheckFailed, useBotCheck } from "./use-bot-check.ts";
export { useCountdown } from "./use-countdown.ts";
export { useFormErrors } from "./use-form-errors.ts";
export { usePhoneCode } from "./use-phone-code.ts";
