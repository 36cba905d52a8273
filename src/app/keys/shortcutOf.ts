export type Shortcut = 'quickOpen' | 'search' | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks for on any page; a sign alone is one only for who isn't typing. */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey }: Pressed, isTyping: boolean): Shortcut | null => {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'quickOpen' : null;
  if (isTyping) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
};
