import { type Answer, type Ask, askOnce, drive } from './drive.ts';
import type { Facts } from './facts.ts';
import type { Scenario } from './scenarios.ts';
import { giveBare, type Running, type Servers } from './servers.ts';
import { usageOf } from './usage.ts';

export type Side = 'ours' | 'hand' | 'bare';
export type Figures = { perSecond: number; p50: number; p99: number; cpuMs: number; memoryMb: number };
export type Measured = {
  name: string;
  title: string;
  connections: number;
  /** Why there is nothing to be told: a wrong answer, or none. */
  failed?: string;
} & Partial<Record<Side, Figures>>;

export type Pace = { rounds: number; seconds: number };

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const medians = (rounds: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => median(rounds.map(round => round[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs'), memoryMb: of('memoryMb') };
};

/** Refuses every answer but the right one. A list says its total at its end. */
const checked = (status: number, total: number | undefined, what: string) => {
  const end = total === undefined ? null : Buffer.from(`"total":${total}}`);
  return ({ status: got, body }: Answer): void => {
    if (got !== status) throw new Error(`${what}: ${got} instead of ${status}: ${body.toString().slice(0, 300)}`);
    if (end && body.indexOf(end, -end.length) < 0)
      throw new Error(`${what}: ends in ${body.toString().slice(-30)} instead of a total of ${total}`);
  };
};

/**
 * Drives the product, the hand-written server and bare Fastify in turns, and takes the medians of the rounds. The first
 * doesn't count: a server that has just been started takes up to twice as long for what it is to do all day.
 */
export const measure = async (
  [name, scenario]: readonly [string, Scenario],
  { ours, hand, bare }: Servers,
  facts: Facts,
  connections: number,
  { rounds, seconds }: Pace,
): Promise<Measured> => {
  const cookies = facts.cookies[scenario.as];
  const tags = new Map<string, string>();
  const ask = (connection: number, n: number): Ask => {
    const asked = scenario.ask(facts, connection, n);
    const cookie = cookies[connection % cookies.length] ?? '';
    const tag = tags.get(cookie);
    return { ...asked, headers: { ...asked.headers, cookie, ...(tag && { 'if-none-match': tag }) } };
  };
  const takeTags = async () => {
    tags.clear();
    for (const [n, cookie] of cookies.entries())
      tags.set(cookie, /^etag: (.*)$/im.exec((await askOnce(ours.port, ask(n, 0))).head)?.[1] ?? '');
  };
  const total = await scenario.total?.(facts);
  const status = scenario.status ?? 200;
  const sides: [Side, Running][] = [
    ['ours', ours],
    ...(scenario.byHand ? [['hand', hand] as [Side, Running]] : []),
    ['bare', bare],
  ];
  const found: Partial<Record<Side, Figures[]>> = {};
  for (let round = 0; round <= rounds; round += 1) {
    if (scenario.tagged) await takeTags();
    for (const [side, { port, pid }] of sides) {
      if (side === 'bare') {
        await giveBare(bare, await askOnce(ours.port, ask(connections, 0)));
        if (scenario.inPairs) await askOnce(ours.port, ask(connections, 1));
      }
      const before = usageOf(pid).cpuMs;
      const check = checked(status, total, `${name}, ${side}`);
      const { requests, ...times } = await drive({ port, connections, seconds, inPairs: scenario.inPairs, ask, check });
      const after = usageOf(pid);
      const figures = { ...times, cpuMs: (after.cpuMs - before) / requests, memoryMb: after.memoryMb };
      if (round > 0) (found[side] ??= []).push(figures);
    }
  }
  const sums = Object.entries(found).map(([side, figures]) => [side, medians(figures)]);
  return { name, title: scenario.title, connections, ...Object.fromEntries(sums) };
};
