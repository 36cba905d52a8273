import type { CoreLayoutProps } from 'react-admin';
import { ViewerProvider } from '../ui/viewer.tsx';
import { Gate } from './Gate.tsx';
import { SessionLapse } from './SessionLapse.tsx';
import { Shell } from './Shell.tsx';

/** Pages for those who are logged in, the login for everybody else, whatever the address (Spec 2). */
export const Layout = ({ children }: CoreLayoutProps) => (
  <Gate>
    {viewer => (
      // Another person is another application: nothing of the one before stays.
      <ViewerProvider key={viewer.id} value={viewer}>
        <Shell>{children}</Shell>
        <SessionLapse />
      </ViewerProvider>
    )}
  </Gate>
);
