import './node.mjs';
import { prepare, runBuilt } from './built.mjs';

/** `npm start`: from a fresh clone to the running product with one command. */
await prepare('web', 'server');
await runBuilt('api/server.js');
