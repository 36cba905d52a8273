import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Failure, sentencesOf } from '../ui/actions/failure.ts';
import type { Problem } from './useMakeSepaFile.ts';

/** Why no file was made: what is wrong with each invoice, or with the question as a whole. */
export const SepaRefusal = ({ refused }: { refused: Failure & { problems?: Problem[] } }) => {
  const translate = useTranslate();
  const { problems } = refused;
  return (
    <Alert severity={refused.code === 'sepaFiles.again' ? 'warning' : 'error'} sx={{ mb: 2 }}>
      {problems ? (
        <>
          <AlertTitle>{translate('resources.sepaFiles.notifications.madeError')}</AlertTitle>
          {problems.map(({ id, num, name, message: why }) => (
            <div key={id}>
              <strong>{[num, name].filter(Boolean).join(' · ')}</strong>: {why}.
            </div>
          ))}
        </>
      ) : (
        sentencesOf(refused, translate)
      )}
    </Alert>
  );
};
