import EditIcon from '@mui/icons-material/EditLocationAltOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Place } from '#domain/geography/places';
import { MapLink } from './MapLink.tsx';

type Props = { place: Place | null | undefined; onChange?: () => void };

/** A place in two lines, with its map and, where it may be, the button that changes it. */
export const PlaceText = ({ place, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ pb: 1, overflowWrap: 'anywhere' }}>
      {place?.name && <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {place ? <MapLink place={place} /> : '—'}
        {onChange && (
          <Button size="small" startIcon={<EditIcon />} onClick={onChange}>
            {translate('resources.loads.actions.changePlace')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
