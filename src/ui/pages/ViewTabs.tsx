import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props<View extends string> = {
  views: readonly View[];
  value: View;
  onChange: (view: View) => void;
  /** Where the texts of the tabs are: `resources.invoices.views`. */
  texts: string;
};

/** The views of one page, of which one is seen; those of a record are DetailTabs. */
export const ViewTabs = <View extends string>({ views, value, onChange, texts }: Props<View>) => {
  const translate = useTranslate();
  return (
    <Tabs
      value={value}
      onChange={(_, next: View) => onChange(next)}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {views.map(view => (
        <Tab key={view} value={view} label={translate(`${texts}.${view}`)} />
      ))}
    </Tabs>
  );
};
