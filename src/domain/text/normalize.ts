/** Values as stored: text is trimmed, '' becomes null (Spec 5), also inside lists and objects. */
export const normalize = <T extends Record<string, unknown>>(values: T): T => normalizeValue(values, 0) as T;

const MAX_DEPTH = 8;

const normalizeValue = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(each => normalizeValue(each, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, normalizeValue(each, depth + 1)]));
};
