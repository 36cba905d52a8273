import { setTimeout } from 'node:timers/promises';
import { addressOf, runBuilt, runNode, type ServerProcess } from '../help/serverProcess.ts';
import { type Place, settingsOf } from '../safety/site.ts';
import { type Answer, askOnce } from './drive.ts';
import { addressOfPlace } from './seeded.ts';
import { usageOf } from './usage.ts';

export type Running = { process: ServerProcess; port: number; pid: number | undefined };
export type Ours = Running & { readyMs: number; idleMb: number };
export type Servers = { ours: Ours; hand: Running; bare: Running; stop: () => Promise<void> };

const IDLE_MS = 3_000;

const runSource = async (program: string, args: string[] = []): Promise<Running> => {
  const process = runNode(['--import', 'tsx', `test/bench/${program}`, ...args], {});
  const [, address = ''] = await process.says(/listening at (\S+)/);
  return { process, port: Number(new URL(address).port), pid: process.child.pid };
};

/** The built server, until it says that it is ready, and then left alone for a moment. */
export const runOurs = async (place: Place): Promise<Ours> => {
  const begun = performance.now();
  const process = runBuilt('api/server', settingsOf(place));
  const port = Number(new URL(await addressOf(process)).port);
  const { status } = await askOnce(port, { method: 'GET', path: '/api/ready' });
  if (status !== 200) throw new Error(`the server isn't ready: ${status}`);
  const readyMs = performance.now() - begun;
  await setTimeout(IDLE_MS);
  return { process, port, pid: process.child.pid, readyMs, idleMb: usageOf(process.child.pid).memoryMb };
};

/** The built server, the hand-written one and bare Fastify, each a process of its own. */
export const startServers = async (ours: Place, hand: Place): Promise<Servers> => {
  const servers = {
    ours: await runOurs(ours),
    hand: await runSource('handWritten.ts', [addressOfPlace(hand)]),
    bare: await runSource('bare.ts'),
  };
  const stop = async () => {
    await Promise.all(Object.values(servers).map(({ process }) => process.stop()));
  };
  return { ...servers, stop };
};

/** Gives bare Fastify an answer of ours, to be answered from then on. */
export const giveBare = async ({ port }: Running, { status, head, body }: Answer): Promise<void> => {
  const etag = /^etag: (.*)$/im.exec(head)?.[1];
  const given = JSON.stringify({ status, text: body.toString(), ...(etag && { etag }) });
  await askOnce(port, {
    method: 'PUT',
    path: '/answer',
    headers: { 'content-type': 'application/json' },
    body: given,
  });
};
