import { sharedState } from './sharedState.ts';

/** Whether the server answers; when it does not, from when what is shown is (ISO). */
export const coverage = sharedState<{ lost: boolean; dataAt: string | null }>({ lost: false, dataAt: null });

let lostAt = 0;

/** What was asked at a moment (`performance.now()`) has been answered: unless coverage was lost since, there is some. */
export const coverageFound = (askedAt: number): void => {
  if (coverage.get().lost && askedAt > lostAt) coverage.set({ lost: false, dataAt: null });
};

export const coverageLost = (dataAt: string | null = null): void => {
  lostAt = performance.now();
  coverage.set({ lost: true, dataAt: dataAt ?? coverage.get().dataAt });
};
