import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useLabels } from '../forms/formCheck.ts';
import { Input } from './Input.tsx';
import { WARNING_LOOK } from './warningLook.ts';

type Props = {
  source: string;
  /** What there is to say about the value, as a message key; null when nothing. It stops nobody from saving. */
  warn: (value: string) => string | null;
};

/** A text that may be right though it looks odd: `<WarnedInput source="nif" warn={nifWarning} />`. */
export const WarnedInput = ({ source, warn }: Props) => {
  const labels = useLabels();
  const value: unknown = useWatch({ name: source });
  const warning = typeof value === 'string' && value.trim() ? warn(value) : null;
  return (
    <Box sx={WARNING_LOOK}>
      <Input source={source} label={labels[source]} helperText={warning ?? undefined} />
    </Box>
  );
};
