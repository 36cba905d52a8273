import { useRecordContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * After each save of a form that stays open, it shows the row as it was stored and counts nothing as typed any more.
 * `saves` is how often it was saved.
 */
export const FreshAfterSave = ({ saves }: { saves: number }) => {
  const record = useRecordContext();
  const { reset } = useFormContext();
  const shown = useRef(saves);
  useEffect(() => {
    if (shown.current === saves) return;
    shown.current = saves;
    reset(record);
  }, [saves, record, reset]);
  return null;
};
