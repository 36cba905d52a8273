import { alertErrors, alerts } from '#domain/alerts';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { AboutLink } from './AboutLink.tsx';
import { AlertInputs } from './AlertInputs.tsx';
import { MarkOne } from './MarkButtons.tsx';

export const AlertEdit = () => (
  <EntityEdit
    entity={alerts}
    form={AlertInputs}
    errors={alertErrors}
    title={({ title }) => title}
    actions={
      <>
        <AboutLink />
        <MarkOne />
      </>
    }
  />
);
