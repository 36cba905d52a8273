/** Where a part of the page was that is gone. */
export type Place = { parent: Node; next: Node | null; previous: Node | null; removed: Node };

/** What may be given the focus unasked: no field, which on a phone would open the keyboard. */
const CONTROL =
  'a[href], button:not(:disabled), input:is([type=checkbox], [type=radio]):not(:disabled), [tabindex="0"]:not(input, [role=spinbutton])';

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

const firstControl = (part: Node | null): HTMLElement | undefined => {
  if (!(part instanceof HTMLElement)) return undefined;
  const controls = [...(part.matches(CONTROL) ? [part] : []), ...part.querySelectorAll<HTMLElement>(CONTROL)];
  return controls.find(isSeen);
};

const along = (from: Node | null, step: 'nextSibling' | 'previousSibling'): HTMLElement | undefined => {
  for (let node = from; node; node = node[step]) {
    const control = firstControl(node);
    if (control) return control;
  }
  return undefined;
};

/** What a part says itself: `data-heir` is a selector, looked for from its place outwards. */
const named = (selector: string, { parent }: Place): HTMLElement | undefined => {
  for (let node: Node | null = parent; node; node = node.parentNode) {
    const found = node instanceof HTMLElement ? firstControl(node.querySelector(selector)) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Something that is no control, to go on from: it can have the focus only now. */
export const startingPoint = <E extends HTMLElement | null>(part: E): E => {
  if (!part || part.hasAttribute('tabindex')) return part;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  return part;
};

const heading = (): HTMLElement | null =>
  startingPoint(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));

/**
 * Who takes over the focus of something that is gone: whom it names; else what stood after it, or before; of a whole page, or
 * where nothing is left, the heading.
 */
export const focusHeir = (lost: Element, place: Place): HTMLElement | null => {
  const { parent, next, previous, removed } = place;
  const naming = lost.closest<HTMLElement>('[data-heir]');
  const selector = naming?.dataset.heir;
  if (selector && !naming.isConnected) return named(selector, place) ?? heading();
  const isPage = removed instanceof Element && (removed.matches('h1') || removed.querySelector('h1') !== null);
  if (isPage || !(parent instanceof Element) || !parent.closest('main, [role=dialog]')) return heading();
  let [after, before, around]: [Node | null, Node | null, Element | null] = [next, previous, parent];
  while (around) {
    const found = along(after, 'nextSibling') ?? along(before, 'previousSibling');
    if (found) return found;
    if (around.matches('main, [role=dialog]')) break;
    [after, before, around] = [around.nextSibling, around.previousSibling, around.parentElement];
  }
  return heading();
};
