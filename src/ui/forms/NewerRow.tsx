import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedValues, isSame } from '../../provider/changes.ts';

type Props = {
  /** The row that the form goes on from. */
  base: RaRecord;
  /** The row as the server has it. */
  newer: RaRecord;
  onTake: (row: RaRecord) => void;
};

/**
 * Lets a newer row into the form, but not under a field that was typed in and that somebody else changed too: the form
 * stays on the older row then, so that saving ends in the question of the conflict and not in a silent overwrite.
 */
export const NewerRow = ({ base, newer, onTake }: Props) => {
  const { getValues } = useFormContext();
  useEffect(() => {
    // Right after a save or a conflict, the form is a moment ahead of what the page holds.
    if (newer === base || newer.version < base.version) return;
    const values = getValues();
    const isFree = (name: string) => isSame(newer[name], base[name]) || isSame(newer[name], values[name]);
    if (Object.keys(changedValues(values, base)).every(isFree)) onTake(newer);
  }, [base, newer, getValues, onTake]);
  return null;
};
