import { useSyncExternalStore } from 'react';

export type ColourMode = 'light' | 'dark';

/** What a person may choose; by itself the app looks as the rest of the device does. */
export const COLOUR_CHOICES = ['system', 'light', 'dark'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

const KEY = 'portes.colourMode';
const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const isPrinting = window.matchMedia('print');

const subscribers = new Set<() => void>();

const subscribe = (onChange: () => void): (() => void) => {
  subscribers.add(onChange);
  // Another tab of the same person.
  window.addEventListener('storage', onChange);
  deviceIsDark.addEventListener('change', onChange);
  isPrinting.addEventListener('change', onChange);
  return () => {
    subscribers.delete(onChange);
    window.removeEventListener('storage', onChange);
    deviceIsDark.removeEventListener('change', onChange);
    isPrinting.removeEventListener('change', onChange);
  };
};

const readChoice = (): ColourChoice => {
  const kept = localStorage.getItem(KEY);
  return COLOUR_CHOICES.find(each => each === kept) ?? 'system';
};

/** Paper is white, whatever the screen looks like. */
const readMode = (): ColourMode => {
  if (isPrinting.matches) return 'light';
  const choice = readChoice();
  if (choice === 'system') return deviceIsDark.matches ? 'dark' : 'light';
  return choice;
};

const choose = (choice: ColourChoice): void => {
  localStorage.setItem(KEY, choice);
  for (const onChange of [...subscribers]) onChange();
};

/** How the app looks now. */
export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, readMode);

/** What each mode has of its own, made when it is first looked at: most people never see the other. */
export const ofMode = <T>(make: (mode: ColourMode) => T): ((mode: ColourMode) => T) => {
  const made = new Map<ColourMode, T>();
  return mode => {
    const one = made.get(mode) ?? make(mode);
    made.set(mode, one);
    return one;
  };
};

/** What was chosen on this device, and how to choose. */
export const useColourChoice = (): [ColourChoice, (choice: ColourChoice) => void] => [
  useSyncExternalStore(subscribe, readChoice),
  choose,
];
