import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type Stage = 'from' | 'to' | 'data';

type State = {
  /** What it answers at a stage instead of taking the letter: `{ to: 550 }`. */
  refuses: Partial<Record<Stage, number>>;
  /** Hangs up while the letter is coming in. */
  isDropping: boolean;
  /** What happens when a letter has been taken, before the sender hears of it. */
  onTaken: (() => void) | null;
};

/** A letter as its reader opens it, with what was said before it: to whom it goes, as whom, over what. */
export type Arrived = Email & { receivers: string[]; user: string | null; isSecure: boolean };

type Options = {
  /** Who has to log in to send. */
  login?: { user: string; password: string };
  /** In TLS from the first byte, after STARTTLS, or not at all. Its certificate is one that it signed itself. */
  tls?: 'at once' | 'on demand';
};

const refusal = (code: number | undefined): Error | undefined =>
  code ? Object.assign(new Error('refused by the test'), { responseCode: code }) : undefined;

/** A real mail server (smtp-server); what arrives is read with postal-mime. */
export const startMailServer = async ({ login, tls }: Options = {}) => {
  const state: State = { refuses: {}, isDropping: false, onTaken: null };
  const letters: Arrived[] = [];
  const sockets = new Set<Socket>();
  const receive = async (stream: Readable, session: SMTPServerSession): Promise<void> => {
    const letter = await PostalMime.parse(await buffer(stream));
    const refused = refusal(state.refuses.data);
    if (refused) throw refused;
    const receivers = session.envelope.rcptTo.map(({ address }) => address);
    letters.push({ ...letter, receivers, user: session.user ?? null, isSecure: session.secure });
    state.onTaken?.();
  };
  const server = new SMTPServer({
    secure: tls === 'at once',
    authOptional: !login,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(tls === 'on demand' ? [] : ['STARTTLS'])],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === login?.user && password === login?.password
        ? answer(null, { user: username })
        : answer(new Error('who is that?')),
    onMailFrom: (_address, _session, answer) => answer(refusal(state.refuses.from)),
    onRcptTo: (_address, _session, answer) => answer(refusal(state.refuses.to)),
    onData: (stream, session, answer) => {
      if (state.isDropping) for (const socket of sockets) socket.destroy();
      receive(stream, session).then(() => answer(), answer);
    },
  });
  // Senders who hang up, or want no part of its certificate, are what some tests are about.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  return {
    state,
    letters,
    url: `smtp${tls === 'at once' ? 's' : ''}://${who}127.0.0.1:${port}`,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  };
};
