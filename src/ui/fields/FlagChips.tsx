import { Box, Chip } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { REQUIREMENTS } from '#domain/loads/requirements';

type Flags = Record<string, unknown>;
type Props = { names?: readonly string[]; flags?: Flags | null; resource?: string };

/** The flags that are set, as chips: `<FlagChips />` of the record around, or of `flags`. */
export const FlagChips = ({ names = REQUIREMENTS, flags, resource }: Props) => {
  const record = useRecordContext<Flags & { id: number }>();
  const context = useResourceContext();
  const translate = useTranslate();
  const held: Flags = flags ?? record ?? {};
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {names
        .filter(name => held[name] === true)
        .map(name => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={translate(`app.flags.${name}`, {
              _: translate(`resources.${resource ?? context ?? 'vehicles'}.fields.${name}`),
            })}
          />
        ))}
    </Box>
  );
};
