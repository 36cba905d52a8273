import './node.mjs';
import { prepare, runEmitted } from './emitted.mjs';

/** `npm run seed`: puts the demonstration data into the configured database. */
await prepare('server');
await runEmitted('seeds/seed.js');
