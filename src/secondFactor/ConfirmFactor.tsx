import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { PlainField } from '../ui/plain/PlainField.tsx';
import { PlainForm } from '../ui/plain/PlainForm.tsx';
import { plainTexts } from '../texts/texts.ts';
import { QrPicture } from '../ui/fields/QrPicture.tsx';
import { type Begun, confirmFactor } from './calls.ts';

type Props = { begun: Begun; onConfirmed: (codes: string[] | null) => void };

/** What the app is told, by its camera or by typing, and the code that proves that it was. */
export const ConfirmFactor = ({ begun, onConfirmed }: Props) => {
  const texts = plainTexts().auth.secondFactor;
  const [code, setCode] = useState('');
  return (
    <>
      <Typography>{texts.scan}</Typography>
      <Box sx={{ maxWidth: 220, mx: 'auto', my: 1 }}>
        <QrPicture code={begun.code} title={texts.picture} />
      </Box>
      <Link href={begun.address} sx={{ display: { xs: 'block', md: 'none' }, mb: 1 }}>
        {texts.openApp}
      </Link>
      <Typography variant="body2">{texts.orType}</Typography>
      <Typography component="code" sx={{ display: 'block', fontFamily: 'monospace', mb: 1, userSelect: 'all' }}>
        {begun.secret.match(/.{4}/g)?.join(' ')}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{texts.thenType}</Typography>
      <PlainForm submit={texts.confirm} onSubmit={async () => onConfirmed(await confirmFactor(code.trim()))}>
        {errors => (
          <PlainField
            label={texts.firstCode}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            value={code}
            onChange={setCode}
            problem={errors.code}
          />
        )}
      </PlainForm>
    </>
  );
};
