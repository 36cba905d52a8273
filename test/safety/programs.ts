import { type ServerProcess, runNode } from '../help/serverProcess.ts';
import { type Goal, type Options, scaled } from './Goal.ts';

const REQUESTS = 100_000;

/** Runs another program of ours to its end and finds what it says in its words. */
const told = async (
  program: ServerProcess,
  patterns: readonly RegExp[],
): Promise<{ code: unknown; found: string[] }> => {
  const code = await program.ended;
  const said = program.said();
  return { code, found: patterns.map(pattern => pattern.exec(said)?.slice(1).join(' ') ?? '?') };
};

const source = (path: string, ...args: string[]): ServerProcess => runNode(['--import', 'tsx', path, ...args], {});

const engines = ({ newPostgres }: Options): string[] => (newPostgres ? ['sqlite', 'postgres'] : ['sqlite']);

/** `npm run walk` on each engine. */
export const walk: Goal = {
  id: 'G1, G6',
  promise: `${REQUESTS.toLocaleString('en')} random requests by all roles in an office in which all that isn't for everybody is marked: no mark comes out where it must not, no 5xx`,
  measure: async options => {
    const found: string[] = [];
    let reached = true;
    for (const engine of engines(options)) {
      const program = source('test/safety/walk.ts', '--requests', `${scaled(REQUESTS, options)}`, '--engine', engine);
      const {
        code,
        found: [requests, finds, slowest],
      } = await told(program, [/^(\d+) requests on .* seeds/m, /^(\d+) finds$/m, /slowest answer (\d+) ms/]);
      reached &&= code === 0 && finds === '0';
      found.push(`${engine}: ${requests} requests, ${finds} finds, slowest ${slowest} ms`);
    }
    return { reached, found: found.join('; ') };
  },
};

/** `npm run mutate`: the same at any scale, since each cell counts. */
export const mutate: Goal = {
  id: 'G2',
  promise: 'each cell of the table of rights turned round in a server that runs is noticed, at least 99 in 100',
  measure: async () => {
    const {
      code,
      found: [cells, byHand, byAsking],
    } = await told(source('test/safety/mutateMatrix.ts'), [
      /^(\d+) cells turned/m,
      /by hand: (\d+ of \d+ \(.*\))/,
      /asking the API: (\d+ of \d+ \(.*\))/,
    ]);
    return {
      reached: code === 0,
      found: `${cells} cells: ${byHand} by the table written by hand, ${byAsking} by asking`,
    };
  },
};

const TESTS = ['test/dependencies.test.ts', 'test/regularExpressions.test.ts'];

export const parts: Goal = {
  id: 'G14',
  promise:
    'no package has a flaw known of it, each is sealed by its hash, and no regular expression takes longer than its text is long',
  measure: async () => {
    const program = runNode(['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...TESTS], { NO_COLOR: '1' });
    const { code, found } = await told(program, [/Tests\s+(.*)/]);
    return { reached: code === 0, found: `${TESTS.join(' and ')}: ${found.join()}` };
  },
};
