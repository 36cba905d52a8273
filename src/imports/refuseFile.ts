export type FileProblem =
  | 'type'
  | 'oldExcel'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'broken'
  | 'empty'
  | 'oldDates';

/** Why a file can't be read, as a key of `imports.problems`. */
export const refuseFile = (problem: FileProblem): never => {
  throw new Error(`imports.problems.${problem}`);
};
