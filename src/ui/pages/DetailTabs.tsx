import { Box, Tab, Tabs } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { type ReactNode, useId, useState } from 'react';

export type DetailTab = {
  /** In the address (`?tab=vehicles`), so that Back finds the same tab. */
  key: string;
  /** A key of i18n or a text. */
  label: string;
  content: ReactNode;
};

/**
 * The parts of a detail as tabs. Each is drawn when it is first opened and stays from then on, so that nothing typed in
 * one is lost by looking at another:
 *
 *   <DetailTabs tabs={[{ key: 'vehicles', label: 'resources.carriers.sections.vehicles', content: <…/> }]} />
 */
export const DetailTabs = ({ tabs }: { tabs: readonly (DetailTab | false)[] }) => {
  const shown = tabs.filter(tab => tab !== false);
  const translate = useTranslate();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const asked = new URLSearchParams(search).get('tab');
  const current = shown.find(tab => tab.key === asked)?.key ?? shown[0]?.key;
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (current && !opened.includes(current)) setOpened([...opened, current]);
  const open = (key: string) => navigate({ pathname, search: `?tab=${key}` }, { replace: true, state });
  if (!shown.length) return null;
  return (
    <Box>
      <Tabs
        value={current}
        onChange={(_, key: string) => open(key)}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            label={translate(label, { _: label })}
          />
        ))}
      </Tabs>
      {shown.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== current}
        >
          {opened.includes(key) && content}
        </div>
      ))}
    </Box>
  );
};
