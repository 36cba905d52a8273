import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkSession, mayBeSignedIn } from './provider/account.ts';
import { askForApplication } from './app/application.ts';
import { speakChosen } from './texts/language.ts';
import { openedPasswordLink } from './app/account/passwordLink.ts';
import { Root } from './app/Root.tsx';

const draw = (place: HTMLElement) =>
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );

/** Who it is, and what they will be shown, are asked for at once; Gate.tsx and Root.tsx say it when either can't be had. */
const askAhead = () => {
  // The pages would begin at the address that they are asked for at, which a link's page leaves when it is done.
  if (!mayBeSignedIn() || openedPasswordLink()) return;
  checkSession().catch(() => null);
  void askForApplication();
};

const open = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  await speakChosen();
  askAhead();
  draw(root);
};

void open();
