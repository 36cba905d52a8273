import { Box } from '@mui/material';
import { addableTypes } from '#domain/documents/rights';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AddPaper } from './AddPaper.tsx';
import type { LoadView } from './LoadView.ts';

type Props = { load: Pick<LoadView, 'id' | 'routeId'>; large?: boolean };

/** A button for each paper that the road brings in: the phone's camera or a file, sent as soon as it is chosen. */
export const AddPapers = ({ load, large }: Props) => {
  const { role } = useViewer();
  return (
    <Box sx={{ display: large ? 'grid' : 'flex', gridTemplateColumns: 'minmax(0, 1fr)', flexWrap: 'wrap', gap: 1 }}>
      {addableTypes(role, 'loadId').map(type => (
        <AddPaper key={type} load={load} type={type} large={large} />
      ))}
    </Box>
  );
};
