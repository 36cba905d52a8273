import './node.mjs';
import { prepare, runEmitted } from './emitted.mjs';

/** `npm run restore -- FOLDER`: brings a backup back into an empty place. */
await prepare('server');
await runEmitted('api/backup/restore.js');
