import DeletedIcon from '@mui/icons-material/DeleteOutline';
import { Chip } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from './viewer.tsx';

/** Shows what was deleted instead of what is there; for admin level alone (Design 4). */
export const DisabledToggle = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { filterValues, setFilters } = useListFilterContext();
  const { disabled, ...others } = filterValues;
  if (!isAdminLevel(role)) return null;
  return (
    <Chip
      component="button"
      type="button"
      clickable
      icon={<DeletedIcon />}
      label={translate('app.list.showDisabled')}
      aria-pressed={disabled === true}
      color={disabled ? 'primary' : 'default'}
      variant={disabled ? 'filled' : 'outlined'}
      onClick={() => setFilters(disabled ? others : { ...others, disabled: true }, [])}
    />
  );
};
