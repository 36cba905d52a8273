import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** A thread, when the server runs from its sources: it isn't told what its process reads them with. */
register();
await import(workerData.program);
