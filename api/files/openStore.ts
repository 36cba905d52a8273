import type { Config } from '../config.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { FileStore } from './store.ts';

/** Where the settings say that files lie. */
export const openStore = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(dataDir);
