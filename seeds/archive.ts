import type { Calendar } from './calendar.ts';
import { createRandom } from './random.ts';
import type { Paper } from './paper.ts';
import type { Row } from './rows.ts';
import type { NextIds } from './world.ts';

/** A file to be put into the store under a name, for a row of `files`. */
export type ArchivedFile = { name: string; paper: Paper };

type Owner = 'documentId' | 'discountId' | 'accountingRequestId';

/** The rows of `files` and the bytes that go with them; each row has a file of its own. */
export const createArchive = (ids: NextIds, calendar: Calendar) => {
  const random = createRandom(20_260);
  const rows: Row[] = [];
  const files: ArchivedFile[] = [];
  const fallback = calendar.at(calendar.latest.day, 480);
  return {
    rows,
    files,
    add: (
      owner: Owner,
      ownerId: number,
      title: string,
      paper: Paper,
      createdAt = fallback,
      userId: number | null = null,
    ): void => {
      const name = `${random.hex(32)}.${paper.extension}`;
      files.push({ name, paper });
      rows.push({
        id: ids.files(),
        name,
        title: `${title}.${paper.extension}`,
        type: paper.type,
        size: paper.bytes.length,
        sha256: paper.sha256,
        createdAt,
        userId,
        documentId: null,
        discountId: null,
        accountingRequestId: null,
        settingsId: null,
        [owner]: ownerId,
      });
    },
  };
};
export type Archive = ReturnType<typeof createArchive>;
