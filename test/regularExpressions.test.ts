import { check, type Diagnostics } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourcesOf } from './help/sources.ts';

type Expression = { path: string; source: string; flags: string };

/** These make expressions of parts; they are loaded, or called where it is done only then, while all that are made are noted. */
const MADE: Record<string, () => Promise<unknown>> = {
  'api/geocoder/readStreet.ts': () => import('../api/geocoder/readStreet.ts'),
  'src/domain/identifiers/plate.ts': () => import('../src/domain/identifiers/plate.ts'),
  'src/domain/invoiceReading/amounts.ts': () => import('../src/domain/invoiceReading/amounts.ts'),
  'src/domain/invoiceReading/currency.ts': () => import('../src/domain/invoiceReading/currency.ts'),
  'src/domain/invoiceReading/dates.ts': () => import('../src/domain/invoiceReading/dates.ts'),
  'src/domain/invoiceReading/figures.ts': () => import('../src/domain/invoiceReading/figures.ts'),
  'src/domain/invoiceReading/number.ts': () => import('../src/domain/invoiceReading/number.ts'),
  'src/domain/invoices/number.ts': () => import('../src/domain/invoices/number.ts'),
  'src/domain/text/plainNumbers.ts': () =>
    import('../src/domain/text/plainNumbers.ts').then(({ plainNumbers }) => plainNumbers({ group: '.', decimal: ',' })),
  'src/imports/readXml.ts': () =>
    import('../src/imports/readXml.ts').then(({ attribute, elementsOf }) => [
      attribute(' r="A1"', 'r'),
      ...elementsOf('<c></c>', 'c'),
    ]),
  'src/ui/pages/urls.ts': () => import('../src/ui/pages/urls.ts'),
};
/** Of our own address alone, in a worker that no test can load. */
const NOT_LOADED = ['src/offline/serviceWorker.ts'];

/**
 * What takes the square of a text's length, or more, and may, since no text is longer there: the most characters, by file.
 * The test holds each against the text that hurts it most.
 */
const BOUNDED: Record<string, { most: number; why: string }> = {
  'api/geocoder/readStreet.ts': { most: 250, why: 'the text that is looked for has 250 at most' },
  'src/domain/invoiceReading/amounts.ts': { most: 300, why: 'LONGEST_LINE of a paper' },
  'src/domain/invoiceReading/figures.ts': { most: 300, why: 'LONGEST_LINE of a paper' },
  'src/domain/invoiceReading/number.ts': { most: 300, why: 'LONGEST_LINE of a paper' },
};

/** Milliseconds, on a machine that has much else to do. */
const LONGEST_MS = 200;

const literalsIn = (path: string, text: string): { literals: Expression[]; makes: boolean } => {
  const literals: Expression[] = [];
  let makes = false;
  const { program } = parseSync(path, text);
  new Visitor({
    Literal: node => {
      if ('regex' in node) literals.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: ({ callee }) => {
      makes ||= callee.type === 'Identifier' && callee.name === 'RegExp';
    },
    CallExpression: ({ callee }) => {
      makes ||= callee.type === 'Identifier' && callee.name === 'RegExp';
    },
  }).visit(program);
  return { literals, makes };
};

const read = sourcesOf('api', 'src', 'i18n').map(({ path, text }) => ({ path, ...literalsIn(path, text) }));
const made: Expression[] = [];

beforeAll(async () => {
  const paths = Object.keys(MADE);
  const construct = (target: RegExpConstructor, args: [string, string?]): RegExp => {
    const expression = Reflect.construct(target, args);
    const caller = new Error().stack?.split('\n')[2] ?? '';
    const path = paths.find(each => caller.includes(`/${each}`));
    if (path) made.push({ path, source: expression.source, flags: expression.flags });
    return expression;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  // Another file of tests may have loaded them before.
  vi.resetModules();
  for (const load of Object.values(MADE)) await load();
});
afterAll(() => vi.unstubAllGlobals());

/** What can't be worked out is tried with made-up texts: the same ones each time, however busy the machine is. */
const STEADY = { timeout: 20_000, randomSeed: 1, incubationTimeout: 15_000, attackTimeout: 15_000 };

/** The text of so many characters on which an expression takes longest. */
const attackOf = (found: Diagnostics & { status: 'vulnerable' }, most: number): string => {
  const { pumps, suffix } = found.attack;
  const once = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0) || 1;
  const times = Math.max(0, Math.floor((most - once) / pumped));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
};

describe('regular expressions', () => {
  test('are found, those made of parts too', () => {
    expect(read.flatMap(({ literals }) => literals).length).toBeGreaterThan(200);
    const makers = read.filter(({ makes }) => makes).map(({ path }) => path);
    expect(makers.sort()).toEqual([...Object.keys(MADE), ...NOT_LOADED].sort());
    expect([...new Set(made.map(({ path }) => path))].sort()).toEqual(Object.keys(MADE));
  });

  test('the check knows one that takes ages from one that doesn’t', async () => {
    expect((await check('^(a+)+$', '')).status).toBe('vulnerable');
    expect((await check('^a+$', '')).status).toBe('safe');
  });

  test('take a time that grows with the text alone, or no longer text comes to them', async () => {
    const slow: string[] = [];
    const known = new Map<string, Promise<Diagnostics>>();
    for (const { path, source, flags } of [...read.flatMap(({ literals }) => literals), ...made]) {
      // What repeats nothing without end takes its time whatever the text.
      if (!/[*+]|\{\d+,\}/.test(source)) continue;
      const expression = `/${source}/${flags}`;
      const checking = known.get(expression) ?? check(source, flags, STEADY);
      known.set(expression, checking);
      const found = await checking;
      if (found.status === 'unknown') slow.push(`${path}: ${expression} — ${found.error.kind}`);
      if (found.status !== 'vulnerable') continue;
      const most = BOUNDED[path]?.most ?? 0;
      const attack = attackOf(found, most);
      const begun = performance.now();
      new RegExp(source, flags).test(attack);
      const took = performance.now() - begun;
      if (!most || found.complexity.type === 'exponential' || took > LONGEST_MS)
        slow.push(`${path}: ${expression} — ${found.complexity.summary}, ${attack.length} signs in ${took} ms`);
    }
    expect(slow).toEqual([]);
  }, 120_000);
});
