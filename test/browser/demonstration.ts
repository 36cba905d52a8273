import { rm, stat } from 'node:fs/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { dayOf } from '#domain/dates';
import { isBuilt, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demonstration: string | null;
  }
}

let folder: string | null = null;

/** Before all tests (vite.config.ts): to make the demonstration takes longer than most of them, so it's made once. */
export const setup = async (project: TestProject): Promise<void> => {
  folder = isBuilt() ? await (await startServer()).leave() : null;
  project.provide('demonstration', folder);
};

export const teardown = async (): Promise<void> => {
  if (folder) await rm(folder, { recursive: true, force: true });
};

/** The folder with it, to go on from a copy; null when it is yesterday's by now: its routes of today would not be. */
export const demonstration = async (): Promise<string | null> => {
  const made = inject('demonstration');
  return made && dayOf((await stat(made)).birthtime) === dayOf(new Date()) ? made : null;
};
