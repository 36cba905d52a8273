import DeletedIcon from '@mui/icons-material/DeleteOutline';
import { ToggleButton, Tooltip } from '@mui/material';
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
  const label = translate('app.list.showDisabled');
  return (
    <Tooltip title={label}>
      <ToggleButton
        value="disabled"
        size="small"
        color="primary"
        selected={disabled === true}
        aria-label={label}
        onChange={() => setFilters(disabled ? others : { ...others, disabled: true }, [])}
      >
        <DeletedIcon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
};
