/** What is behind the login, several times as large as the login is: one file, however often it is asked for. */
export const loadApplication = () => import('./Application.tsx');
