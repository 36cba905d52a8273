import type { RaRecord } from 'react-admin';

/** A row's data are stored, but its files didn't get through: another try goes on from the row as it is now. */
export class StoredInPart extends Error {
  readonly row: RaRecord;

  constructor(row: RaRecord, cause: unknown) {
    super('stored without its files', { cause });
    this.row = row;
  }
}
