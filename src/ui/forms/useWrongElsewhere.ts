import { get, useFormContext, useFormState } from 'react-hook-form';
import { isSame } from '../../provider/changes.ts';
import { type FormCheck, wrongPaths } from './formCheck.ts';

/** The paths under which a form says something, but what the server said: that holds until it is sent again. */
const toldPaths = (errors: object, before = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'root' || name === 'ref') return [];
    const path = before + name;
    if (!('message' in error) || typeof error.message !== 'string') return toldPaths(error, `${path}.`);
    return 'type' in error && error.type === 'server' ? [] : [path];
  });

/**
 * For when a field of the form is left: what its value makes wrong in another one (a delivery before its pickup) is said
 * there, and no longer when it is right again. What is merely missing isn't said before somebody comes to it.
 */
export const useWrongElsewhere = (check: FormCheck): (() => void) => {
  const { getValues, trigger } = useFormContext();
  const { errors } = useFormState();
  return () => {
    const values = getValues();
    const wrong = wrongPaths(check, values);
    const untold = wrong.filter(path => !get(errors, path) && !isSame(get(values, path), null));
    const righted = toldPaths(errors).filter(path => !wrong.includes(path));
    if (untold.length + righted.length > 0) void trigger([...untold, ...righted]);
  };
};
