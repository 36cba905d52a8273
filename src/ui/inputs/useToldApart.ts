import type { RaRecord } from 'react-admin';
import { type ReactNode, useCallback, useState } from 'react';
import { sharedTexts, toldApart } from './toldApart.ts';

/**
 * How each of the rows that are offered reads, so that those of the same name can be told apart. What was seen to be shared
 * stays so: the one that was chosen reads the same when the others aren't offered any more.
 */
export const useToldApart = (rows: readonly RaRecord[], textOf: (row: RaRecord) => ReactNode) => {
  const [shared] = useState(() => new Set<string>());
  for (const text of sharedTexts(rows, row => `${textOf(row)}`)) shared.add(text);
  return useCallback(
    (row: RaRecord): string => {
      const text = `${textOf(row)}`;
      return shared.has(text) ? toldApart(text, row) : text;
    },
    [shared, textOf],
  );
};
