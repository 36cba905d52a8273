import DeletedIcon from '@mui/icons-material/DeleteOutline';
import { ToggleButton, Tooltip } from '@mui/material';
import { useListFilterContext, useResourceContext, useTranslate } from 'react-admin';
import { isResourceName } from '#domain/resources';
import { isAdminLevel } from '#domain/roles';
import { useCan, useViewer } from '../pages/viewer.tsx';

type Props = { resource: string; isOn: boolean; onToggle: (isOn: boolean) => void };

/** Shows what was deleted instead of what is there; for admin level alone (Design 4), where anything ever is deleted. */
export const RemovedToggle = ({ resource, isOn, onToggle }: Props) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const may = useCan();
  if (!isAdminLevel(role) || !isResourceName(resource) || !may('remove', resource)) return null;
  const label = translate('app.list.showDisabled');
  return (
    <Tooltip title={label}>
      <ToggleButton
        value="disabled"
        size="small"
        color="primary"
        selected={isOn}
        aria-label={label}
        onChange={() => onToggle(!isOn)}
      >
        <DeletedIcon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
};

/** The same for the list around. */
export const DisabledToggle = () => {
  const resource = useResourceContext() ?? '';
  const { filterValues, setFilters } = useListFilterContext();
  const { disabled, ...others } = filterValues;
  return (
    <RemovedToggle
      resource={resource}
      isOn={disabled === true}
      onToggle={isOn => setFilters(isOn ? { ...others, disabled: true } : others, [])}
    />
  );
};
