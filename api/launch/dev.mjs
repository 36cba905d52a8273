import './node.mjs';
import process from 'node:process';
import { ensureInstalled, ensureSqlite } from './install.mjs';
import { TOOLS } from './paths.mjs';
import { runNode } from './run.mjs';

/** `npm run dev`: one process and one port; the browser side reloads through Vite, the server side by a restart. */
await ensureInstalled();
await ensureSqlite();
process.exitCode = await runNode(TOOLS.tsx, ['watch', '--clear-screen=false', 'api/dev.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
