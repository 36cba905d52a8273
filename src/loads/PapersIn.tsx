import DoneIcon from '@mui/icons-material/CheckCircleOutline';
import MissingIcon from '@mui/icons-material/HourglassEmpty';
import { Chip, Stack } from '@mui/material';
import { ROAD_DOCUMENT_TYPES } from '#domain/documents';
import { useChoiceText } from '../ui/useChoices.ts';
import type { LoadView } from './LoadView.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which papers of a load are in and which are still missing. */
export const PapersIn = ({ load }: { load: LoadView }) => {
  const textOf = useChoiceText('paper', 'loads');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {ROAD_DOCUMENT_TYPES.map(type => {
        const isIn = load.documentTypes?.includes(type) ?? false;
        return (
          <Chip
            key={type}
            size="small"
            variant={isIn ? 'filled' : 'outlined'}
            color={isIn ? 'success' : 'default'}
            icon={isIn ? <DoneIcon /> : <MissingIcon />}
            label={capitalized(textOf(type))}
          />
        );
      })}
    </Stack>
  );
};
