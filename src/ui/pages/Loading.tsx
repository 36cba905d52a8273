import { useTranslate } from 'react-admin';
import { Spinner } from './Spinner.tsx';

/** Something is on its way. */
export const Loading = () => <Spinner label={useTranslate()('app.loading')} />;
