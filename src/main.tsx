import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/Root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');

createRoot(root).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
