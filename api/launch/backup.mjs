import './node.mjs';
import { prepare, runBuilt } from './built.mjs';

/** `npm run backup`: one backup of database and files, while the server goes on. */
await prepare('server');
await runBuilt('api/backup/backup.js');
