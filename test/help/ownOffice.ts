import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Office, type OfficeOptions, openOffice } from './office.ts';

/** An office that every test finds new: the object stays, what it holds is replaced. Called at the top of a file or a describe. */
export const officePerTest = (options: () => OfficeOptions = () => ({})): Office => {
  const office = {} as Office;
  beforeEach(async () => {
    Object.assign(office, await openOffice(options()));
  });
  afterEach(() => office.close());
  return office;
};

/** One office for all tests of a file that don't disturb each other; `options` are asked for when it is opened. */
export const officePerFile = (options: () => OfficeOptions = () => ({})): Office => {
  const office = {} as Office;
  beforeAll(async () => {
    Object.assign(office, await openOffice(options()));
  });
  afterAll(() => office.close());
  return office;
};
