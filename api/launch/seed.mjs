import './node.mjs';
import { prepare, runBuilt } from './built.mjs';

/** `npm run seed`: puts the demonstration data into the configured database. */
await prepare('server');
await runBuilt('seeds/seed.js');
