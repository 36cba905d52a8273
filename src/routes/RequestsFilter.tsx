import { useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { useViewer } from '../ui/viewer.tsx';

/** The routes that carriers have asked for, for whoever decides. */
export const RequestsFilter = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  if (!isAdminLevel(role)) return null;
  const choices = [{ id: true, name: translate('resources.routes.choices.hasRequests.true') }];
  return <SelectFilter source="hasRequests" choices={choices} />;
};
