import DoneIcon from '@mui/icons-material/CheckCircleOutline';
import MissingIcon from '@mui/icons-material/HourglassEmpty';
import WaitingIcon from '@mui/icons-material/CloudUploadOutlined';
import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ROAD_DOCUMENT_TYPES } from '#domain/documents';
import { useUnsent } from '../offline/useUnsent.ts';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import type { LoadView } from './LoadView.ts';

const LOOKS = {
  in: { icon: <DoneIcon />, color: 'success', variant: 'filled' },
  unsent: { icon: <WaitingIcon />, color: 'info', variant: 'outlined' },
  missing: { icon: <MissingIcon />, color: 'default', variant: 'outlined' },
} as const;

const REQUEST_COLOURS = { pending: 'info', accepted: 'success', rejected: 'error' } as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which papers of a load are in and which are still missing, and what became of the CMR that its driver asked for. */
export const PapersIn = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const textOf = useChoiceText('paper', 'loads');
  const unsent = useUnsent().filter(({ loadId, state }) => loadId === load.id && state === 'waiting');
  const lookOf = (type: string): keyof typeof LOOKS => {
    if (unsent.some(item => item.kind === 'papers' && item.type === type)) return 'unsent';
    return load.documentTypes?.includes(type) ? 'in' : 'missing';
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {ROAD_DOCUMENT_TYPES.map(type => {
        const look = lookOf(type);
        const text = capitalized(textOf(type));
        return (
          <Chip
            key={type}
            size="small"
            {...LOOKS[look]}
            label={look === 'unsent' ? translate('app.offline.unsentPaper', { type: text }) : text}
          />
        );
      })}
      {load.cmrRequest && (
        <Chip
          size="small"
          variant="outlined"
          color={REQUEST_COLOURS[load.cmrRequest.status]}
          label={translate(`resources.loads.choices.cmrRequest.${load.cmrRequest.status}`)}
        />
      )}
    </Stack>
  );
};
