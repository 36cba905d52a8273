import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));
const ASSETS = `${WEB}/assets`;

const LOGIN_BYTES = 120_700;
const ACCOUNT_BYTES = 124_200;
/** What is asked for before it: bytes, and in how many files. */
const FIRST_PAGES = [
  ['CarrierList', 292_100, 14],
  ['ClientList', 285_300, 13],
  ['LoadList', 295_500, 17],
  ['DriverRoutes', 302_800, 16],
  ['InvoiceList', 307_400, 23],
  ['TableLoads', 313_000, 22],
  ['ClientEdit', 378_100, 20],
] as const;

const importsOf = (name: string): string[] =>
  [...readFileSync(`${ASSETS}/${name}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );

const withImports = (names: string[], found = new Set<string>()): Set<string> => {
  for (const name of names)
    if (!found.has(name)) {
      found.add(name);
      withImports(importsOf(name), found);
    }
  return found;
};

/** As it is sent: the brotli beside the file, where it is worth it. */
const sizeOf = (name: string): number => {
  const file = `${ASSETS}/${name}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

const bytesOf = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + sizeOf(name), 0);

const chunk = (name: string): string => {
  const file = readdirSync(ASSETS).find(each => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (!file) throw new Error(`no ${name} in the build`);
  return file;
};

const ofTheLogin = (): string[] =>
  [...readFileSync(`${WEB}/index.html`, 'utf8').matchAll(/assets\/([^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);

test('the login asks for no more JavaScript than its bound', () => {
  const files = withImports(ofTheLogin());
  expect(files.size).toBeGreaterThan(1);
  expect(bytesOf(files)).toBeLessThan(LOGIN_BYTES);
});

test.each(['ForgotPassword', 'ResetPassword', 'LegalText'])('%s asks for little beside the login', part => {
  expect(bytesOf(withImports([...ofTheLogin(), chunk(part)]))).toBeLessThan(ACCOUNT_BYTES);
});

test.each(FIRST_PAGES)('what is asked for before %s stays under its bound, in few files', (list, bytes, count) => {
  const files = withImports([...ofTheLogin(), chunk('application'), chunk(list)]);
  expect(bytesOf(files)).toBeLessThan(bytes);
  expect(files.size).toBeLessThan(count);
});
