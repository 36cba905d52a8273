import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import { PlainField } from './PlainField.tsx';
import { plainTexts } from '../../texts/texts.ts';

type Props = { value: string; onChange: (value: string) => void; problem?: string };

/** The second step of a login: the digits that the phone shows, or a recovery code by who hasn't got it. */
export const CodeField = ({ value, onChange, problem }: Props) => {
  const { login: texts } = plainTexts().auth;
  const [isRecovery, setIsRecovery] = useState(false);
  const turn = () => {
    setIsRecovery(!isRecovery);
    onChange('');
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>{isRecovery ? texts.recoveryHelp : texts.codeHelp}</Typography>
      <PlainField
        // A field that changes what it asks for doesn't change its keys on every phone.
        key={String(isRecovery)}
        label={isRecovery ? texts.recoveryCode : texts.code}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus
        value={value}
        onChange={onChange}
        problem={problem}
      />
      <Link component="button" type="button" onClick={turn} sx={{ textAlign: 'left' }}>
        {isRecovery ? texts.useCode : texts.useRecovery}
      </Link>
    </>
  );
};
