import process from 'node:process';
import { closeOnFault, closeOnSignal } from './closeOnSignal.ts';
import { command } from './command.ts';
import { startServer } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm start`, after the build. */
await command(async config => {
  const { app, close, greet } = await startServer(config, { say });
  closeOnSignal(close);
  closeOnFault(close, app.log);
  await greet();
});
