import { expect, test } from 'vitest';
import { readRoot, sourcesOf } from '../help/sources.ts';

const sources = sourcesOf('src');
const using = (pattern: RegExp): string[] =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .sort();

/** Pages of a manifest that show a row, or make one in another way than by typing it in. */
const NO_FORM = ['RunCreate', 'RunPage', 'SepaFilePage', 'AccountingRequestEdit'];
/** What checks while typing, waits with saving, keeps what is typed and asks before it is lost. */
const WHOLE_FORM = /<(EntityCreate|EntityEdit|Wizard)\b/;

const pages = sources
  .filter(({ path }) => /^src\/\w+\/index\.ts$/.test(path))
  .flatMap(({ path, code }) =>
    [...code.matchAll(/(?:create|edit): lazyPage\(\(\) => import\('\.\/(\w+)\.tsx'\)/g)].map(([, name = '']) => ({
      name,
      path: path.replace('index.ts', `${name}.tsx`),
    })),
  );

test('every page that adds or changes a row has the form of all', () => {
  expect(pages.length).toBeGreaterThan(20);
  const without = pages.filter(({ name, path }) => !NO_FORM.includes(name) && !WHOLE_FORM.test(readRoot(path)));
  expect(without).toEqual([]);
});

test('a form of its own has only what is no row of the office', () => {
  expect(using(/<Form[\s<]/)).toEqual([
    'src/app/account/Setup.tsx',
    'src/loads/CmrRequest.tsx',
    'src/ui/forms/DialogForm.tsx',
    'src/ui/forms/EntityForm.tsx',
  ]);
  expect(using(/<SaveButton\b/)).toEqual(['src/loads/CmrRequest.tsx', 'src/ui/forms/Save.tsx']);
});
