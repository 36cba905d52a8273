import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { Box } from '@mui/material';
import { plainTexts } from '../../texts/texts.ts';

/** The mark of the application. */
export const Brand = () => (
  <Box sx={{ display: 'flex', minWidth: 0, alignItems: 'center', gap: 1.25, fontWeight: 700, fontSize: '1.15rem' }}>
    <LocalShippingIcon color="primary" />
    <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{plainTexts().app.title}</Box>
  </Box>
);
