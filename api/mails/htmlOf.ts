import { translate } from '../../i18n/translate.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? sign);

const LINK = /^https?:\/\/\S+$/;
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#17446b;color:#ffffff;text-decoration:none;font-weight:600';

/** A link alone in a paragraph becomes a button, but stays readable for copying. */
const paragraphOf = (text: string): string => {
  const safe = escaped(text.trim());
  if (!LINK.test(text.trim())) return `<p style="margin:0 0 16px">${safe.replace(/\r?\n/g, '<br>')}</p>`;
  return [
    `<p style="margin:0 0 8px"><a href="${safe}" style="${BUTTON}">${escaped(translate('emails.open'))}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:#55606b;word-break:break-all">${safe}</p>`,
  ].join('\r\n');
};

/**
 * A letter's text as HTML: paragraphs are separated by blank lines. Everything is escaped and nothing is loaded from
 * outside: no tracking picture.
 */
export const htmlOf = (text: string): string =>
  [
    '<!doctype html>',
    '<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#ffffff">',
    '<div style="max-width:600px;margin:0 auto;font:16px/1.5 system-ui,Segoe UI,Roboto,Arial,sans-serif;color:#1d2730">',
    ...text
      .split(/\r?\n\s*\r?\n/)
      .filter(each => each.trim())
      .map(paragraphOf),
    '</div></body></html>',
  ].join('\r\n');
