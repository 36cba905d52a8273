import process from 'node:process';
import { closeOnSignal } from './closeOnSignal.ts';
import { command } from './command.ts';
import { startServer } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm start`, once everything is built. */
await command(async config => {
  const { close } = await startServer(config, { say });
  closeOnSignal(close);
});
