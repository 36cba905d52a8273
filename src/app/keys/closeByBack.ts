/** What TypeScript's library doesn't name yet: who asks to close something, by a phone's Back among others. */
type CloseWatcher = EventTarget & { destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** A dialog, drawer or menu over the page; the latest comes last. */
const OVER_PAGE = 'body > .MuiModal-root:not(.MuiModal-hidden)';

/** In what is being typed in, whose list of suggestions closes first, or else in the dialog itself. */
const pressEscape = (): void => {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const top = [...document.querySelectorAll(OVER_PAGE)].at(-1);
  const focused = document.activeElement;
  (top?.contains(focused) ? focused : top)?.dispatchEvent(escape);
};

/**
 * Android's Back does to what lies over the page what Escape does: closes it, or has it ask; the page under it stays.
 * Where the browser can't tell of it (Safari, Firefox), Back leaves the page as ever.
 */
export const closeByBack = (): void => {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return;
  let watcher: CloseWatcher | null = null;
  const stop = () => {
    watcher?.destroy();
    watcher = null;
  };
  const follow = () => {
    if (!document.querySelector(OVER_PAGE)) return stop();
    if (watcher) return;
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      watcher = null;
      pressEscape();
      follow();
    });
  };
  // The style: a menu that stays in the document locks the page's scrolling when it opens.
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    attributes: true,
    attributeFilter: ['style'],
  });
};
