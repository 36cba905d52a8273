import { settings, settingsErrors } from '#domain/settings';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { SettingsInputs } from './SettingsInputs.tsx';

/** The company that runs the product, as its invoices and letters name it (Design 7). */
export const SettingsEdit = () => (
  <EntityEdit
    entity={settings}
    form={SettingsInputs}
    errors={settingsErrors}
    title="resources.settings.page.edit"
    redirect={false}
    remove={false}
  />
);
