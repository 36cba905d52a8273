import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakChosen } from './app/language.ts';
import { Root } from './app/Root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );

void speakChosen().then(draw);
