/** The shape that another locale must have to match `en`: the same keys, any words. */
export type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

export const locales = ["ch", "en"] as const;
export type Locale = (typeof locales)[number];

/** What goes into `<html lang>`. */
export const htmlLang: Record<Locale, string> = { ch: "zh-CN", en: "en" };
