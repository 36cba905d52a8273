import type { CoreLayoutProps } from 'react-admin';
import { useEffect } from 'react';
import { DriverFrame } from '../offline/DriverFrame.tsx';
import { serveFromServerOnly } from '../offline/updates.ts';
import { useViewer, ViewerProvider } from '../ui/viewer.tsx';
import { Gate } from './Gate.tsx';
import { SessionLapse } from './SessionLapse.tsx';
import { Shell } from './Shell.tsx';

/** Pages for those who are logged in, the login for everybody else, whatever the address (Spec 2). */
export const Layout = ({ children }: CoreLayoutProps) => (
  <Gate>
    {viewer => (
      // Another person is another application: nothing of the one before stays.
      <ViewerProvider key={viewer.id} value={viewer}>
        <Shell>
          <Grounds>{children}</Grounds>
        </Shell>
        <SessionLapse />
      </ViewerProvider>
    )}
  </Gate>
);

/** Drivers work with coverage or without; everybody else is always served what the server has now. */
const Grounds = ({ children }: CoreLayoutProps) => {
  const isDriver = useViewer().role === 'driver';
  useEffect(() => {
    if (!isDriver) void serveFromServerOnly();
  }, [isDriver]);
  return isDriver ? <DriverFrame>{children}</DriverFrame> : children;
};
