import type { CoreLayoutProps } from 'react-admin';
import { useEffect } from 'react';
import type { Role } from '#domain/roles';
import { serveFromServerOnly } from '../../offline/updates.ts';
import { ViewerProvider } from '../../ui/pages/viewer.tsx';
import { Gate } from '../account/Gate.tsx';
import { lazyPart } from '../../ui/pages/lazyPart.tsx';
import { LeaveByAddress } from '../pages/LeaveByAddress.tsx';
import { SessionLapse } from '../account/SessionLapse.tsx';
import { Shell } from './Shell.tsx';
import { Shortcuts } from '../keys/Shortcuts.tsx';

const DriverFrame = lazyPart(() => import('../../offline/DriverFrame.tsx'), 'DriverFrame');
const RoadBar = lazyPart(() => import('../../offline/RoadBar.tsx'), 'RoadBar');

/** Whoever has no finger on the screen has a keyboard with Escape. Without the file Back leaves the page as ever. */
const watchBack = (): void => {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  import('../keys/closeByBack.ts').then(({ closeByBack }) => closeByBack()).catch(() => {});
};

/** Pages for those who are logged in, the login for everybody else, whatever the address (Spec 2). */
export const Layout = ({ children }: CoreLayoutProps) => {
  useEffect(watchBack, []);
  return (
    <Gate>
      {viewer => (
        // Another person is another application: nothing of the one before stays.
        <ViewerProvider key={viewer.id} value={viewer}>
          <Shortcuts>
            <Shell head={viewer.role === 'driver' && <RoadBar />}>{children}</Shell>
          </Shortcuts>
          <Ground role={viewer.role} />
          <LeaveByAddress />
          <SessionLapse />
        </ViewerProvider>
      )}
    </Gate>
  );
};

/** Drivers work with coverage or without; everybody else is always served what the server has now. */
const Ground = ({ role }: { role: Role }) => {
  const isDriver = role === 'driver';
  useEffect(() => {
    if (!isDriver) void serveFromServerOnly();
  }, [isDriver]);
  return isDriver ? <DriverFrame /> : null;
};
