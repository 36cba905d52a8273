import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isAdminLevel } from '#domain/roles';
import { ICONS } from '../theme/icons.ts';
import { lazyDialog } from '../pages/lazyPart.tsx';
import { QuietButton } from '../actions/QuietButton.tsx';
import { useViewer } from '../pages/viewer.tsx';

const HistoryIcon = ICONS.history;

const RowHistory = lazyDialog(() => import('./RowHistory.tsx'), 'RowHistory');

/** Shows the office who changed the row around, what, when and from where. */
export const HistoryButton = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (!isAdminLevel(role)) return null;
  return (
    <>
      <QuietButton label={translate('app.action.history')} icon={<HistoryIcon />} onPress={() => setOpen(true)} />
      {isOpen && <RowHistory onClose={() => setOpen(false)} />}
    </>
  );
};
