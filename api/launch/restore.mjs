import './node.mjs';
import { prepare, runBuilt } from './built.mjs';

/** `npm run restore -- FOLDER`: brings a backup back into an empty place. */
await prepare('server');
await runBuilt('api/backup/restore.js');
