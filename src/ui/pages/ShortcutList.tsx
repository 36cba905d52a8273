import { Box } from '@mui/material';

const KEY = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  borderRadius: 0.75,
  bgcolor: 'background.default',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
};

/** Keys, as they are written on a Spanish keyboard, and what they do. */
export const ShortcutList = ({ shortcuts }: { shortcuts: readonly { keys: readonly string[]; text: string }[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3, my: 1, alignItems: 'baseline' }}
  >
    {shortcuts.map(({ keys, text }) => (
      <Box key={text} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {keys.map(key => (
            <Box component="kbd" key={key} sx={KEY}>
              {key}
            </Box>
          ))}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
