import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';

const { open, rename } = fs;

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

/** There is room again. */
export const emptyDisk = (): void => replace({ open, rename });
