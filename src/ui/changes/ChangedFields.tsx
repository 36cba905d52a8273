import { Box } from '@mui/material';
import { ReferenceName } from '../fields/ReferenceName.tsx';
import type { FieldChange } from './useFieldChange.ts';

type Props = { changes: readonly FieldChange[]; isNew?: boolean };

/** What was changed, a line each: `Kilos: 900 → 1.200`. Of what is new there is nothing before. */
export const ChangedFields = ({ changes, isNew }: Props) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
    {changes.map(change => (
      <li key={change.name}>
        <b>{change.label}</b>
        <Values change={change} isNew={isNew} />
      </li>
    ))}
  </Box>
);

const EMPTY = '—';

const Values = ({ change, isNew }: { change: FieldChange; isNew?: boolean }) => {
  const { before, after, target, ids } = change;
  const [was, is] = ids.map(id => target && id !== null && <ReferenceName key={id} resource={target} id={id} />);
  if (!(before || after || was || is)) return null;
  return (
    <>
      {': '}
      {!isNew && <>{was || before || EMPTY} → </>}
      {is || after || EMPTY}
    </>
  );
};
