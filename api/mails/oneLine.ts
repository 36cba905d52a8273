/** What stands in a header is one line: nothing in a subject or a name can begin another one. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
