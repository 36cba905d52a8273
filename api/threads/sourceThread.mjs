import { register } from 'tsx/esm/api';

/** The thread that reads, when the server runs from its sources: a thread isn't told what its process reads them with. */
register();
await import('./readerThread.ts');
