type Part = [name: string, value: string];

/** `address[street]`, `loadIds[0]`: the names of a form's nested fields. */
const partsOf = (name: string, value: unknown): Part[] => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => partsOf(`${name}[${index}]`, each));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => partsOf(`${name}[${key}]`, each));
  return [[name, String(value)]];
};

/** A file without a name gets the moment as one (Spec 7). */
const nameOf = (file: File): string => file.name || `${Date.now()}`;

/** Values and files as a multipart form; the files under `url` (Spec 7). */
export const toFormData = (values: object, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values).flatMap(([key, each]) => partsOf(key, each)))
    form.append(name, value);
  for (const file of files) form.append('url', file, nameOf(file));
  return form;
};
