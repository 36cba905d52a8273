import { alertErrors, alerts } from '#domain/alerts';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { AlertInputs } from './AlertInputs.tsx';

export const AlertCreate = () => <EntityCreate entity={alerts} form={AlertInputs} errors={alertErrors} />;
