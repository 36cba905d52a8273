import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { startingPoint } from '../ui/pages/focusHeir.ts';
import { plainTexts } from '../texts/texts.ts';

/** Recovery codes, shown this once: to be copied, printed, or written down. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const texts = plainTexts().auth.secondFactor;
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever listens is told what there is now, before its buttons.
  useEffect(() => startingPoint(heading.current)?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // They can be selected and copied by hand.
      () => undefined,
    );
  return (
    <Box className="printed-alone">
      <Typography component="h2" variant="h6" ref={heading}>
        {texts.codesTitle}
      </Typography>
      <Typography sx={{ mb: 2 }}>{texts.codesOnce}</Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          mb: 2,
          pl: 4,
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        {codes.map(code => (
          <li key={code}>
            <Halves code={code} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {window.isSecureContext && (
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
            <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Box>
      <Button variant="contained" size="large" fullWidth onClick={onDone}>
        {texts.saved}
      </Button>
    </Box>
  );
};

/** In one line where there is room for it, else in two that are as long. */
const Halves = ({ code }: { code: string }) => {
  const groups = code.split('-');
  const half = Math.ceil(groups.length / 2);
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{groups.slice(0, half).join('-')}-</span>
      <wbr />
      <span style={{ whiteSpace: 'nowrap' }}>{groups.slice(half).join('-')}</span>
    </>
  );
};
