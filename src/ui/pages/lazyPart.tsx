import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { isServed } from '../../provider/isServed.ts';
import { MissingDialog, MissingPart } from '../failures/MissingPart.tsx';

type Asked<P> = Promise<ComponentType<P> | null>;
type File<Name extends string, P> = Record<Name, ComponentType<P>>;
type Missing<P> = ComponentType<P & { retry: () => void }>;

/** Asked for once; after a failure, anew by whoever asks again. */
const once = <Name extends string, P>(load: () => Promise<File<Name, P>>, name: Name): (() => Asked<P>) => {
  let asked: Asked<P> | null = null;
  const forget = () => {
    asked = null;
    return null;
  };
  return () => (asked ??= load().then(file => file[name], forget));
};

const loaded = <P extends object>(ask: () => Asked<P>, Missing: Missing<P>, waiting: ReactNode): ComponentType<P> => {
  const Arrived = ({ part, given, retry }: { part: Asked<P>; given: P; retry: () => void }) => {
    const Part = use(part);
    return Part ? createElement(Part, given) : createElement(Missing, { ...given, retry });
  };
  return given => {
    const [part, setPart] = useState(ask);
    // Many browsers answer a file that failed once with that failure until the page is opened anew (and then there may be a
    // newer build): what is typed in forms outlives that, and what wouldn't is asked about. Without a server nothing would come.
    const retry = async () => {
      const again = ask();
      setPart(again);
      if (!(await again) && (await isServed())) window.location.reload();
    };
    return (
      <Suspense fallback={waiting}>
        <Arrived part={part} given={given} retry={() => void retry()} />
      </Suspense>
    );
  };
};

/**
 * A part of a page that is loaded when it is first shown: `lazyPart(() => import('./PlaceMap.tsx'), 'PlaceMap')`. A file
 * that can't be had leaves the rest of the page as it is, and is asked for again when somebody says so.
 */
export const lazyPart = <Name extends string, P extends object>(
  load: () => Promise<File<Name, P>>,
  name: Name,
  waiting: ReactNode = null,
): ComponentType<P> => loaded(once(load, name), MissingPart, waiting);

/** The same of a dialog: one that can't be had says so in a dialog, which can be closed. */
export const lazyDialog = <Name extends string, P extends { onClose: () => void }>(
  load: () => Promise<File<Name, P>>,
  name: Name,
): ComponentType<P> => loaded(once(load, name), MissingDialog, null);
