import { badRequest, type HttpError } from '../http/HttpError.ts';

type Tree = Map<string, Tree | string>;
type Value = string | Value[] | { [key: string]: Value };

/** Names as qs writes them, `address[city]`, `loadIds[0]`, `loadIds[]`, and no deeper (Security T19). */
const NAME = /^[A-Za-z]\w*(\[\w*\]){0,4}$/;
const NEVER = ['__proto__', 'constructor', 'prototype'];
/** As many items as an invoice can have. */
const MAX_ITEMS = 500;

/** 400 for a field name, shortened. */
export const unknownField = (name: string): HttpError =>
  badRequest('errors.unknownField', { field: name.slice(0, 80) }, name.slice(0, 80));

/** `address[city]` → ['address', 'city']; 400 for anything else. */
const pathOf = (name: string): string[] => {
  if (name.length > 200 || !NAME.test(name)) throw unknownField(name);
  const path = name.replaceAll(']', '').split('[');
  if (path.some(part => NEVER.includes(part))) throw unknownField(name);
  return path;
};

const branchOf = (tree: Tree, key: string, name: string): Tree => {
  const found = tree.get(key);
  if (found instanceof Map) return found;
  if (found !== undefined) throw unknownField(name);
  const made: Tree = new Map();
  tree.set(key, made);
  return made;
};

const insert = (tree: Tree, [part = '', ...rest]: string[], value: string, name: string): void => {
  // An empty index means the next one.
  const key = part === '' ? String(tree.size) : part;
  if (rest.length) return insert(branchOf(tree, key, name), rest, value, name);
  const found = tree.get(key);
  if (found === undefined) tree.set(key, value);
  // A repeated name makes a list.
  else if (typeof found === 'string')
    tree.set(
      key,
      new Map([
        ['0', found],
        ['1', value],
      ]),
    );
  else insert(found, [''], value, name);
};

const isIndex = (key: string): boolean => /^\d{1,10}$/.test(key);

const valueOf = (node: Tree | string, name: string): Value => {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  if (!keys.every(isIndex))
    return Object.fromEntries([...node].map(([key, each]) => [key, valueOf(each, name)] as const));
  if (keys.length > MAX_ITEMS || keys.some(key => Number(key) >= MAX_ITEMS)) throw unknownField(name);
  return [...node].sort(([a], [b]) => Number(a) - Number(b)).map(([, each]) => valueOf(each, name));
};

/** A form's text fields, in order, as a nested value; 400 for names that no real form has. */
export const nestFields = (fields: readonly (readonly [name: string, value: string])[]): Record<string, Value> => {
  const tree: Tree = new Map();
  for (const [name, value] of fields) insert(tree, pathOf(name), value, name);
  return Object.fromEntries([...tree].map(([key, each]) => [key, valueOf(each, key)] as const));
};
