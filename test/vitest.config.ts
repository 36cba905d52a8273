import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../vite.config.ts';

/** The files that take longest on two cores, by the end of their path: what begins last would have one core to itself. */
const LONGEST = [
  'test/regularExpressions.test.ts',
  'test/api/server.test.ts',
  'test/api/racesPlanning.test.ts',
  'test/api/leaks.test.ts',
  'test/browser/screens.test.ts',
  'test/browser/lists.test.ts',
  'test/browser/driver.test.ts',
  'test/browser/forms.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex(path => moduleId.endsWith(path));
  return place < 0 ? LONGEST.length : place;
};

/** By their order in vite.config.ts. */
const kindOf = ({ project }: TestSpecification): number => project.vitest.projects.indexOf(project);

/** The order in which Vitest's workers take the files: one kind after the other, and of each what takes longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    return largestFirst.sort((one, other) => kindOf(one) - kindOf(other) || placeOf(one) - placeOf(other));
  }
}

export default mergeConfig(config, { test: { sequence: { sequencer: LongestFirst } } });
