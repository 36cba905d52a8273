/** Control characters and emoji: the tax agency's files, banks' files and printed papers can't carry them. */
const UNPRINTABLE = /(?![\n\r\t])\p{Cc}|\ufe0f|\p{Regional_Indicator}|\p{Emoji_Presentation}/u;

/**
 * Whether a text is stored alike on both engines and can be printed on every paper. Other texts are refused, never
 * altered.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !UNPRINTABLE.test(text);

const CONTROL = /(?![\n\r\t])\p{Cc}/u;

/** Whether a text can be looked for: one with emoji can, and is found nowhere. */
export const isSearchable = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text);

/** The specification's pattern (Spec 5): letters, digits, underscore, dash or dot, @, a domain, a dot and 2 to 5 letters. */
export const EMAIL_PATTERN = /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,5}$/;
