/** A run of letters that no cell of our papers is wide enough for. */
const LONG_WORD = /\S{36}/;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const within = (value: unknown): unknown => {
  if (typeof value === 'string') return LONG_WORD.test(value) ? { text: value, wordBreak: 'break-all' } : value;
  if (Array.isArray(value)) return value.map(within);
  return isNode(value) ? breakable(value) : value;
};

const PARTS = ['stack', 'columns', 'ul', 'ol', 'table'];

/**
 * The content of a paper in which a word that is longer than any column is broken where its line ends: it would make its
 * table wider than the sheet, and the columns beside it would be lost.
 */
export const breakable = <C>(content: C): C => {
  if (!isNode(content)) return within(content) as C;
  const copy: Node = { ...content };
  if (typeof copy.text === 'string' && LONG_WORD.test(copy.text)) copy.wordBreak = 'break-all';
  else if (Array.isArray(copy.text)) copy.text = copy.text.map(within);
  for (const part of PARTS) if (part in copy) copy[part] = within(copy[part]);
  if ('body' in copy) copy.body = within(copy.body);
  return copy as C;
};
