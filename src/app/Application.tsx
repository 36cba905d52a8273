import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';

export { firstPage } from '../App.tsx';

/** A data router, which warnings about unsaved changes need; under /app/ with the slash, so that home is canonical. */
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: import.meta.env.BASE_URL });

/** The application with its addresses. */
export const Application = () => <RouterProvider router={router} />;
