import { TIME_ZONE } from '#domain/dates';
import { extensionsOf, type FileType } from './fileType.ts';
import { trimSigns } from '#domain/text/trimSigns';

const MAX_TITLE = 250;
const MAX_TOLD = 100;

const timestamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-20-120000`: names a file that came without a name (Spec 7), in Spanish time. */
const stampOf = (now: Date): string => timestamp.format(now).replaceAll(':', '').replace(' ', '-');

/** A form's name of a file as it was before browsers wrote it there: quotes and line breaks, and only these, are escaped. */
const unescaped = (name: string): string => name.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');

/** A name without folders and without control and invisible characters, which could make it look like another. */
const withoutTricks = (name: string): string =>
  trimSigns(
    (unescaped(name).split(/[/\\]/).at(-1) ?? '')
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
    '. ',
  );

/** A refused file's name for its sender, who chose it among others. */
export const refusedName = (original: string | undefined, now: Date): string =>
  (withoutTricks(original ?? '') || stampOf(now)).slice(0, MAX_TOLD).toWellFormed();

/**
 * A file's title: its own name made harmless, with the extension of its real type, so that a picture named `a.png.html`
 * is never saved as a page.
 */
export const fileTitle = (original: string | undefined, type: FileType, now: Date): string => {
  const [usual, ...others] = extensionsOf(type);
  const name = withoutTricks(original ?? '') || stampOf(now);
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? '';
  const isRight = [usual, ...others].includes(ending.toLowerCase());
  const stem = isRight ? name.slice(0, -(ending.length + 1)) : name;
  const last = isRight ? ending : usual;
  return `${stem.slice(0, MAX_TITLE - last.length - 1).toWellFormed()}.${last}`;
};
