import DeletedIcon from '@mui/icons-material/DeleteOutline';
import { ToggleButton, Tooltip } from '@mui/material';
import { useListFilterContext, useResourceContext, useTranslate } from 'react-admin';
import { isResourceName } from '#domain/resources';
import { isAdminLevel } from '#domain/roles';
import { useCan, useViewer } from './viewer.tsx';

/** Shows what was deleted instead of what is there; for admin level alone (Design 4), where anything ever is deleted. */
export const DisabledToggle = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const may = useCan();
  const resource = useResourceContext() ?? '';
  const { filterValues, setFilters } = useListFilterContext();
  const { disabled, ...others } = filterValues;
  if (!isAdminLevel(role) || !isResourceName(resource) || !may('remove', resource)) return null;
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
