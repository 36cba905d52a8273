export type FileProblem =
  | 'type'
  | 'oldExcel'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'broken'
  | 'empty'
  | 'oldDates'
  | 'quotes';

/** Why a file can't be read, as a key of `imports.problems`, and the line where it shows. */
export class FileRefusal extends Error {
  readonly line: number | undefined;
  constructor(problem: FileProblem, line?: number) {
    super(`imports.problems.${problem}`);
    this.line = line;
  }
}

export const refuseFile = (problem: FileProblem, line?: number): never => {
  throw new FileRefusal(problem, line);
};
