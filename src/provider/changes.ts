type Values = Record<string, unknown>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What is empty in any of a form's ways ('', undefined, {}, an address without parts) is null. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length ? value.map(plain) : null;
  if (!isPlain(value)) return value;
  const filled = Object.entries(value)
    .map(([name, each]) => [name, plain(each)] as const)
    .filter(([, each]) => each !== null)
    .sort(([a], [b]) => a.localeCompare(b));
  return filled.length ? Object.fromEntries(filled) : null;
};

/** Whether two values of a field say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** The values that differ from the row: all that a PUT sends besides `version` (Design 4). */
export const changedValues = (values: Values, previous: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, previous[name])));

/** The values that were filled in: all that a POST sends. */
export const filledValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => plain(value) !== null));
