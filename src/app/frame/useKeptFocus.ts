import { useEffect } from 'react';
import { focusHeir, type Place, startingPoint } from '../../ui/pages/focusHeir.ts';

/** Longer than most calls take whose button waits for the answer. */
const WAIT_MS = 1000;

/** What has, or had, the focus, and where that was once it is gone. */
type Held = { element: HTMLElement; anchor: Node; place: Place | null };

const holding = (element: HTMLElement): Held => ({ element, anchor: element, place: null });

/** Notes where what is held was, when it goes or something around it does. */
const follow = (held: Held, { target, removedNodes, nextSibling, previousSibling }: MutationRecord) => {
  const removed = [...removedNodes].find(node => node.contains(held.anchor));
  if (!removed) return;
  held.place = { parent: target, next: nextSibling, previous: previousSibling, removed };
  held.anchor = target;
};

const isOff = (element: HTMLElement): boolean => element.matches(':disabled');

/** Was in a dialog that is still open. */
const isInDialog = ({ place }: Held): boolean =>
  place?.parent instanceof Element && place.parent.isConnected && place.parent.closest('[role=dialog]') !== null;

/**
 * Whoever works with keys, or listens, never falls back to the beginning of the page: when what has the focus is removed it
 * goes to what takes its place (focusHeir.ts), when it can't be used any more to the part that it is in. Dialogs give it back
 * by themselves to what opened them, but for what is gone or waiting by then.
 */
export const useKeptFocus = () => {
  useEffect(() => {
    let inPage: Held | null = null;
    /** In what lies over the page, or beside it. */
    let beside: Held | null = null;

    const settle = (mayWait: boolean) => {
      if (document.activeElement !== document.body) return;
      const held = beside && isInDialog(beside) ? beside : null;
      // An open dialog looks after its own.
      if (!held && document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')) return;
      const lost = held ?? inPage;
      if (!lost) return;
      const { element, place } = lost;
      if (!element.isConnected && place) focusHeir(element, place)?.focus({ preventScroll: true });
      else if (!isOff(element)) element.focus();
      // Not its neighbour, which whoever presses Enter once more would press.
      else if (!mayWait) startingPoint(element.parentElement)?.focus({ preventScroll: true });
    };

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest('main')) [inPage, beside] = [holding(target), null];
      else beside = holding(target);
    };
    // Whoever presses elsewhere leaves it on purpose.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('main') && !inPage?.element.contains(target)) inPage = null;
      if (!beside?.element.contains(target)) beside = null;
    };
    const observer = new MutationObserver(records => {
      const all = [inPage, beside].filter(held => held !== null);
      let isLost = false;
      for (const record of records)
        for (const held of all)
          if (record.type === 'childList') follow(held, record);
          else if (record.target === held.element) {
            isLost = true;
            if (isOff(held.element)) window.setTimeout(settle, WAIT_MS, false);
          }
      if (isLost || all.some(({ place }) => place)) settle(true);
      // It was only moved.
      for (const held of all) if (held.element.isConnected) Object.assign(held, holding(held.element));
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      observer.disconnect();
    };
  }, []);
};
