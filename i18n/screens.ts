import { type Args, fill, lookUp, type Messages } from './catalogue.ts';
import { screens } from './es/screens.ts';

export { screens };

let spoken = lookUp(screens);

/** What `translate` says from now on, all of it: a page has one language as long as it is open. */
export const speak = (messages: Messages): void => {
  spoken = lookUp(messages);
};

/** What says the texts of a catalogue, as react-admin asks for them; what is given instead of a text is filled in, too. */
export const sayer = (messages: Messages): ((key: string, args?: Args) => string) => {
  const texts = lookUp(messages);
  return (key, args = {}) => fill(texts, key, args);
};

/** What the pages say where they have no hook to say it by, in their language. */
export const translate = (key: string, args: Args = {}): string => fill(spoken, key, args);
