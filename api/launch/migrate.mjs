import './node.mjs';
import { prepare, runEmitted } from './emitted.mjs';

/** `npm run migrate`: brings the configured database to the newest schema. */
await prepare('server');
await runEmitted('api/migrate.js');
