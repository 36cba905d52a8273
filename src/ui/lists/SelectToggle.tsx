import SelectIcon from '@mui/icons-material/ChecklistOutlined';
import { ToggleButton, Tooltip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { type BulkProps, useBulk } from './useBulk.tsx';

/** Whether the cards of a list are being selected instead of opened: a phone has no room for a checkbox on each. */
export type Selecting = { isOn: boolean; set: (isOn: boolean) => void };

/** Also where one comes back to what one has selected, or the page was reloaded: it stays in sight. */
export const useIsSelecting = (isOn: boolean): boolean => {
  const { selectedIds = [] } = useListContext();
  return isOn || selectedIds.length > 0;
};

/** Begins and ends selecting cards, where something can be done with several. */
export const SelectToggle = ({ selecting, ...props }: BulkProps & { selecting: Selecting }) => {
  const translate = useTranslate();
  const bulk = useBulk(props);
  const { onUnselectItems } = useListContext();
  const isOn = useIsSelecting(selecting.isOn);
  if (!bulk) return null;
  const label = translate('app.list.select');
  const press = () => {
    if (isOn) onUnselectItems();
    selecting.set(!isOn);
  };
  return (
    <Tooltip title={label}>
      <ToggleButton value="select" size="small" color="primary" selected={isOn} aria-label={label} onChange={press}>
        <SelectIcon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
};
