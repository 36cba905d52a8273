import './node.mjs';
import { prepare, runBuilt } from './built.mjs';

/** `npm run migrate`: brings the configured database to the newest schema. */
await prepare('server');
await runBuilt('api/migrate.js');
