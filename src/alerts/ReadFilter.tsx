import { SelectInput, useTranslate } from 'react-admin';

const VALUES = ['false', 'true'] as const;

/** Read or not, as a quick filter: a choice of texts for a boolean. */
export const ReadFilter = ({ source }: { source: string; alwaysOn?: boolean }) => {
  const translate = useTranslate();
  return (
    <SelectInput
      source={source}
      choices={VALUES.map(id => ({ id, name: translate(`resources.alerts.choices.isRead.${id}`) }))}
      translateChoice={false}
      format={value => (typeof value === 'boolean' ? String(value) : '')}
      parse={text => (text === '' ? '' : text === 'true')}
      emptyText="app.filters.any"
      helperText={false}
      sx={{ minWidth: 130 }}
    />
  );
};
