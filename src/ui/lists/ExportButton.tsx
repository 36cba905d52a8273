import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { SheetFormat } from '../../provider/provider.ts';
import { BarButton } from './BarButton.tsx';
import { OnceOpen } from '../pages/OnceOpen.tsx';
import { useAction } from '../actions/useAction.ts';

const useExport = (format: SheetFormat, filter: Record<string, unknown> | undefined) => {
  const { resource, filterValues, sort } = useListContext();
  return useAction(
    provider => provider.exportList(resource, { filter: { ...filterValues, ...filter }, sort }, format),
    { error: 'app.export.failed' },
  );
};

/** Saves what the list shows, every page of it, as a sheet made by the server. */
export const ExportButton = ({ filter }: { filter?: Record<string, unknown> }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // First the one in which numbers and days are what they are.
  const formats = { xlsx: useExport('xlsx', filter), csv: useExport('csv', filter) };
  const choose = (run: () => void) => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <BarButton
        label={translate('app.export.label')}
        onClick={event => setAnchor(event.currentTarget)}
        disabled={formats.xlsx.isPending || formats.csv.isPending || !total}
        aria-haspopup="menu"
      >
        <DownloadIcon />
      </BarButton>
      <OnceOpen open={!!anchor}>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {Object.entries(formats).map(([format, { run }]) => (
            <MenuItem key={format} onClick={() => choose(run)}>
              {translate(`app.export.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      </OnceOpen>
    </>
  );
};
