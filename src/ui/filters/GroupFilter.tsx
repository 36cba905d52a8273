import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { formatNumber } from '#domain/figures';
import { useChoiceText } from '../inputs/useChoices.ts';

type Props = {
  /** Group → the values that belong to it: `LOAD_STATUS_GROUPS`. Texts at `resources.<resource>.choices.group`. */
  groups: Record<string, readonly string[]>;
  source?: string;
  /** How many rows a group has, for those that are counted. */
  counts?: Record<string, number | undefined>;
};

const ALL = 'all';

/** Buttons that narrow a list to a group of statuses (Spec 4): `filters={[<GroupFilter key="group" groups={…} />]}`. */
export const GroupFilter = ({ groups, source = 'status', counts = {} }: Props) => {
  const { filterValues, setFilters } = useListFilterContext();
  const translate = useTranslate();
  const textOf = useChoiceText('group');
  const applied = JSON.stringify(filterValues[source] ?? ALL);
  const chosen = Object.keys(groups).find(name => JSON.stringify(groups[name]) === applied);
  const choose = (group: string) => {
    const others = Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== source));
    setFilters(group === ALL ? others : { ...others, [source]: groups[group] }, []);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={chosen ?? (source in filterValues ? null : ALL)}
      onChange={(_, group: string | null) => group && choose(group)}
      aria-label={translate('app.groups.label')}
      sx={{
        maxWidth: '100%',
        overflowX: 'auto',
        '& .MuiToggleButton-root': { py: 0.75, whiteSpace: 'nowrap', textTransform: 'none' },
      }}
    >
      {[ALL, ...Object.keys(groups)].map(group => (
        <ToggleButton key={group} value={group}>
          {textOf(group)}
          {counts[group] !== undefined && ` (${formatNumber(counts[group])})`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
