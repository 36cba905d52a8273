import './node.mjs';
import { prepare, runEmitted } from './emitted.mjs';

/** `npm start`: from a fresh clone to the running product with one command. */
await prepare('web', 'server');
await runEmitted('api/server.js');
