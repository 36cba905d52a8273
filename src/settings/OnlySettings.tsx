import { Navigate } from 'react-admin';
import { SETTINGS_ID } from '#domain/settings';

/** There is one company (Design 7), so the list leads straight to it. */
export const OnlySettings = () => <Navigate to={`/settings/${SETTINGS_ID}`} replace />;
