import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';

const { open, rename, rm } = fs;

const noSpace = (syscall: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), { code: 'ENOSPC', errno: -28, syscall });

const replace = (changed: Partial<typeof fs>): void => {
  Object.assign(fs, changed);
  syncBuiltinESMExports();
};

/** From now on the disk takes so many bytes of each new file and refuses the next, as Linux does it. */
export const fillDisk = (bytes = 0): void =>
  replace({
    open: async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      if (flags !== 'wx') return handle;
      let left = bytes;
      const createWriteStream = () => {
        const stream = new Writable({
          write: (chunk: Buffer, _encoding, done) => {
            left -= chunk.length;
            done(left < 0 ? noSpace('write') : undefined);
          },
        });
        return stream.once('close', () => void handle.close());
      };
      return Object.assign(handle, { createWriteStream });
    },
  });

/** From now on no file can be moved: there is no room for its name, or another reason. */
export const refuseMoves = (fault: Error = noSpace('rename')): void => replace({ rename: () => Promise.reject(fault) });

/** From now on nothing can be moved or removed either, as on a disk that has become read-only. */
export const refuseChanges = (): void => {
  const fault = (syscall: string) =>
    Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', errno: -30, syscall });
  replace({ rename: () => Promise.reject(fault('rename')), rm: () => Promise.reject(fault('unlink')) });
};

/** There is room again, and all can be changed. */
export const emptyDisk = (): void => replace({ open, rename, rm });
