import { connect } from 'node:net';

export type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; head: string; body: Buffer };

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  /** Ends with an even number of requests: what one does the next undoes. */
  inPairs?: boolean | undefined;
  /** What a connection asks as its n-th. */
  ask: (connection: number, n: number) => Ask;
  /** Throws for an answer that isn't the right one. */
  check: (answer: Answer) => void;
};

export type Driven = { requests: number; perSecond: number; p50: number; p99: number };

const bytesOf = ({ method, path, headers = {}, body }: Ask): string => {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
};

const HEAD_END = '\r\n\r\n';

/** The answer at the beginning of what came in; null while it isn't all there. */
const answerIn = (bytes: Buffer): Answer | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 || status === 204 ? '0' : /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${head}`);
  const from = end + HEAD_END.length;
  return bytes.length < from + Number(length) ? null : { status, head, body: bytes.subarray(from) };
};

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Asks over connections that are kept open, each one request after another, for so many seconds: answers per second and how
 * long they took, in milliseconds. Bare sockets, because an HTTP client would take more time than what it measures.
 */
export const drive = async ({ port, connections, seconds, inPairs = false, ask, check }: Load): Promise<Driven> => {
  const took: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const one = (connection: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let read: Buffer[] = [];
      let n = 0;
      let sent = 0;
      const send = () => {
        sent = performance.now();
        socket.write(bytesOf(ask(connection, n)));
        n += 1;
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('data', chunk => {
        try {
          read.push(chunk);
          const answer = answerIn(read.length === 1 ? chunk : Buffer.concat(read));
          if (!answer) return;
          const now = performance.now();
          took.push(now - sent);
          read = [];
          check(answer);
          if (now < until || (inPairs && n % 2 === 1)) return send();
          resolve();
          socket.destroy();
        } catch (error) {
          socket.destroy(error as Error);
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  const lasted = (performance.now() - begun) / 1_000;
  const sorted = took.sort((a, b) => a - b);
  return { requests: took.length, perSecond: took.length / lasted, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
};

/** One request over a connection of its own. */
export const askOnce = async (port: number, asked: Ask): Promise<Answer> => {
  let found: Answer | null = null;
  const check = (answer: Answer) => void (found = answer);
  await drive({ port, connections: 1, seconds: 0, ask: () => asked, check });
  if (!found) throw new Error(`no answer to ${asked.path}`);
  return found;
};
