import { createServer, type AddressInfo, type Socket } from 'node:net';

export type Received = { from: string; to: string[]; data: string };

type State = {
  received: Received[];
  refusing: boolean;
  /** What happens when a letter has been taken, before the sender hears of it. */
  onTaken: (() => void) | null;
};

/** A mail server that takes every letter, or refuses each with a 451 while `refusing`. */
export const startSmtp = async () => {
  const state: State = { received: [], refusing: false, onTaken: null };
  const talk = (socket: Socket) => {
    let mail: Received = { from: '', to: [], data: '' };
    let inData = false;
    let buffer = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (inData) {
        if (line !== '.') return void (mail.data += `${line}\n`);
        inData = false;
        state.received.push(mail);
        state.onTaken?.();
        mail = { from: '', to: [], data: '' };
        return say('250 taken');
      }
      if (/^(EHLO|HELO)/i.test(line)) return say('250 test');
      if (/^MAIL FROM:/i.test(line)) {
        if (state.refusing) return say('451 later');
        mail.from = line;
        return say('250 ok');
      }
      if (/^RCPT TO:/i.test(line)) {
        mail.to.push(line.replace(/^RCPT TO:/i, ''));
        return say('250 ok');
      }
      if (/^DATA/i.test(line)) {
        inData = true;
        return say('354 go on');
      }
      say('250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', chunk => {
      buffer += chunk.toString('utf8');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        command(line);
      }
    });
    say('220 test');
  };
  const server = createServer(talk);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
};
