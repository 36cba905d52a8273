import './node.mjs';
import { prepare, runEmitted } from './emitted.mjs';

/** `npm run backup`: one backup of database and files, while the server goes on. */
await prepare('server');
await runEmitted('api/backup/backup.js');
