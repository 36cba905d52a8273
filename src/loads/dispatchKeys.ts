export type DispatchCommand =
  | 'move'
  | 'extend'
  | 'select'
  | 'reach'
  | 'page'
  | 'clear'
  | 'open'
  | 'timeline'
  | 'forward'
  | 'back'
  | 'assign'
  | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const MOVES = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
const COMMANDS: Record<string, DispatchCommand> = {
  Enter: 'open',
  Escape: 'clear',
  '+': 'forward',
  '-': 'back',
  a: 'assign',
  s: 'timeline',
  '?': 'help',
};

/** What a key asks the table for; null when it is the browser's own (Ctrl and +, say, is a larger page). */
export const commandOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): DispatchCommand | null => {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey ? 'page' : null;
  if (MOVES.includes(key)) return shiftKey ? 'extend' : 'move';
  if (key === ' ') return shiftKey ? 'reach' : 'select';
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
};

/** Where a key was pressed: on a row itself, on something in one, on the table's bar or its head, or with nothing in focus. */
export type KeyPlace = 'row' | 'control' | 'bar' | 'nowhere';

/** A button or a link has Space and Enter to itself; the bar is no row; with nothing in focus a move comes to the rows. */
const HEARD: Record<KeyPlace, (command: DispatchCommand) => boolean> = {
  row: () => true,
  control: command => !['select', 'reach', 'open'].includes(command),
  bar: command => ['assign', 'clear', 'help'].includes(command),
  nowhere: command => command === 'move' || command === 'help',
};

export const isHeard = (command: DispatchCommand, place: KeyPlace | null): boolean => !!place && HEARD[place](command);

/** Marks the bar over the table, where its keys are heard too. */
export const BAR_MARK = 'data-dispatch-bar';

const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=menu]';

/** What has the focus when nothing in particular has: a page that was come back to begins at its heading (useKeptFocus.ts). */
const NOTHING = 'body, main, main h1';

/** Null: no business of the table's, because somebody is typing or is elsewhere. */
export const placeOf = (target: EventTarget | null, rows: HTMLElement | null): KeyPlace | null => {
  if (!(target instanceof HTMLElement) || target.closest(TYPED)) return null;
  if (target.matches(NOTHING)) return 'nowhere';
  if (rows?.contains(target)) return target.tagName === 'TR' ? 'row' : 'control';
  return target.closest(`[${BAR_MARK}]`) || rows?.parentElement?.contains(target) ? 'bar' : null;
};
