import { Alert, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { factorState } from './calls.ts';
import { EnrolDialog } from './EnrolDialog.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { ProveBoth } from './ProveBoth.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open = 'enrol' | 'end' | 'codes' | null;

const TEXTS = 'auth.secondFactor';

/** On one's own account: whether it has a second factor, and everything one does about it. */
export const OwnFactor = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['secondFactor'], queryFn: factorState });
  const close = () => setOpen(null);
  /** Turning it on or off also ends the other sessions. */
  const refresh = () => {
    for (const queryKey of [['secondFactor'], ['users'], ['sessions']])
      void queryClient.invalidateQueries({ queryKey });
  };
  // Whose answer was lost may find it on.
  const leave = () => {
    close();
    refresh();
  };
  const turned = (notice: 'isOn' | 'isOff') => {
    close();
    notify(`${TEXTS}.${notice}`, { type: 'success' });
    refresh();
  };
  const changed = (given: string[] | null) => {
    if (given) setCodes(given);
    else turned('isOff');
  };
  const read = () => {
    setCodes(null);
    refresh();
  };
  return (
    <Section title={`${TEXTS}.title`} help={`${TEXTS}.help`} actions={<Actions isOn={data?.isOn} onPress={setOpen} />}>
      {error && !data ? (
        <LoadFailure error={error} retry={refetch} inSection />
      ) : (
        <Typography sx={{ fontWeight: 600, minHeight: '1.5em' }}>
          {data && translate(`${TEXTS}.${data.isOn ? 'on' : 'off'}`)}
        </Typography>
      )}
      {data?.isOn && <Left codes={data.codesLeft} />}
      {open === 'enrol' && <EnrolDialog onClose={leave} onDone={() => turned('isOn')} />}
      {codes && (
        <FactorDialog>
          <RecoveryCodes codes={codes} onDone={read} />
        </FactorDialog>
      )}
      {(open === 'end' || open === 'codes') && <ProveBoth what={open} onClose={close} onDone={changed} />}
    </Section>
  );
};

const Left = ({ codes }: { codes: number }) => {
  const translate = useTranslate();
  const isFew = codes < 3;
  const text = translate(codes ? `${TEXTS}.codesLeft` : `${TEXTS}.noCodes`, { smart_count: codes });
  return isFew ? <Alert severity="warning">{text}</Alert> : <Typography>{text}</Typography>;
};

type ActionsProps = { isOn: boolean | undefined; onPress: (open: Open) => void };

const Actions = ({ isOn, onPress }: ActionsProps) => {
  const translate = useTranslate();
  if (isOn === undefined) return null;
  if (!isOn)
    return (
      <Button variant="outlined" size="small" onClick={() => onPress('enrol')}>
        {translate(`${TEXTS}.turnOn`)}
      </Button>
    );
  return (
    <>
      <Button size="small" onClick={() => onPress('codes')}>
        {translate(`${TEXTS}.newCodes`)}
      </Button>
      <Button size="small" color="error" onClick={() => onPress('end')}>
        {translate(`${TEXTS}.turnOff`)}
      </Button>
    </>
  );
};
