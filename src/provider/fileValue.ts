import { FILE_TYPES, MAX_FILE_BYTES, MAX_FILES } from '#domain/documents';

/** A file of a form: one that is stored already says where it and its thumbnail are; one to be sent brings itself. */
export type FileValue = { src: string; title: string; thumb?: string | null; rawFile?: File };

export const isFileValue = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

export const filesOf = (value: unknown): FileValue[] => (Array.isArray(value) ? value.filter(isFileValue) : []);

export const newFilesOf = (value: unknown): File[] => filesOf(value).flatMap(({ rawFile }) => rawFile ?? []);

export const ACCEPTED = [...FILE_TYPES, '.heic', '.heif'].join(',');
/** `image/jpeg`, `image/png` → `JPEG, PNG`. */
export const typeNames = (types: readonly string[]): string =>
  types.map(type => type.replace('image/', '').toUpperCase().replace('WEBP', 'WebP')).join(', ');
export const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

type Refusal = { key: string; args: Record<string, string | number> };

/** Browsers that don't know HEIC have no type for it. */
const isAllowed = ({ type, name }: File, pictures?: readonly string[]): boolean =>
  (pictures ?? FILE_TYPES).some(each => each === type) || (!pictures && /\.(heic|heif)$/i.test(name));

/** Why a chosen file can't be sent, before it is tried (Design 8); null when it can. The server looks at its content. */
export const fileRefusal = (file: File, already: number, pictures?: readonly string[]): Refusal | null => {
  if (already >= MAX_FILES) return { key: 'app.files.tooMany', args: { count: MAX_FILES } };
  if (!isAllowed(file, pictures))
    return pictures
      ? { key: 'app.files.notImage', args: { name: file.name, types: typeNames(pictures) } }
      : { key: 'app.files.wrongType', args: { name: file.name } };
  if (file.size > MAX_FILE_BYTES) return { key: 'app.files.tooLarge', args: { name: file.name, size: MEGABYTES } };
  return null;
};

export const isImage = ({ title, rawFile }: FileValue): boolean =>
  rawFile ? /^image\/(jpeg|png|webp)$/.test(rawFile.type) : /\.(jpe?g|png|webp)$/i.test(title);

/** What a file is shown with where there is little room: its thumbnail, or a picture that isn't sent yet; undefined: an icon. */
export const thumbOf = (file: FileValue | null | undefined): string | undefined =>
  file?.rawFile && isImage(file) ? file.src : (file?.thumb ?? undefined);

export const isPdf = ({ title, rawFile }: FileValue): boolean =>
  rawFile ? rawFile.type === 'application/pdf' : /\.pdf$/i.test(title);
