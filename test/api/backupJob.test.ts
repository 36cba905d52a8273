import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/dates';
import { backUp } from '../../api/backup/backupJob.ts';
import { backupName } from '../../api/backup/backupName.ts';
import { makeBackup } from '../../api/backup/makeBackup.ts';
import { emptyPlace } from '../help/database.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { runOnTestDatabase } from '../help/serverProcess.ts';

const office = officePerTest();
let place: Awaited<ReturnType<typeof emptyPlace>>;
beforeEach(async () => {
  place = await emptyPlace();
});
afterEach(() => place.close());

const made = () => readdir(office.config.backupDir);
const alerts = () => office.db('alerts').where('kind', 'backupFailed');
const closing = new AbortController().signal;
const deps = () => ({ db: office.db, config: office.config, world: office.world, log: office.app.log });
const here = async () => {
  await makeBackup(office.config, office.world.files, office.world.now());
  return { isMade: true, said: '' };
};

test('a backup is made when the newest is a day old, or as old as the settings say', async () => {
  await backUp(deps(), closing, here);
  office.setNow('2026-11-21T10:59:00.000Z');
  await backUp(deps(), closing, here);
  expect(await made()).toEqual(['portes-2026-11-20T110000Z']);
  Object.assign(office.config, { backupHours: 12 });
  await backUp(deps(), closing, here);
  expect(await made()).toEqual(['portes-2026-11-20T110000Z', 'portes-2026-11-21T105900Z']);
  Object.assign(office.config, { backupHours: 0 });
  office.setNow('2027-11-21T10:59:00.000Z');
  await backUp(deps(), closing, here);
  expect(await made()).toHaveLength(2);
});

test('backups dated in the future, of a clock that was wrong, stand in for none and take the place of none', async () => {
  const day = new Date('2027-03-01T11:00:00.000Z').getTime();
  const ahead = Array.from({ length: 40 }, (_, n) => backupName(new Date(day + n * DAY)));
  for (const name of ahead) await mkdir(join(office.config.backupDir, name), { recursive: true });
  await backUp(deps(), closing, here);
  await backUp(deps(), closing, here);
  expect(await made()).toEqual(['portes-2026-11-20T110000Z', ...ahead]);
  office.setNow('2026-11-22T11:00:00.000Z');
  await backUp(deps(), closing, here);
  expect(await made()).toEqual(['portes-2026-11-20T110000Z', 'portes-2026-11-22T110000Z', ...ahead]);
});

test('of one that fails the office is told, once a day', async () => {
  const failing = () => Promise.resolve({ isMade: false, said: 'No queda espacio' });
  await backUp(deps(), closing, failing);
  await backUp(deps(), closing, failing);
  expect(await alerts()).toMatchObject([{ title: 'La copia de seguridad ha fallado', recipientType: 'admin' }]);
  office.setNow('2026-11-21T11:00:01.000Z');
  await backUp(deps(), closing, failing);
  expect(await alerts()).toHaveLength(2);
  // What was told by a clock that was ahead keeps nobody from being told now.
  office.setNow('2026-11-19T11:00:00.000Z');
  await backUp(deps(), closing, failing);
  expect(await alerts()).toHaveLength(3);
});

test('what was begun and never ended goes after a day; what is none of ours stays', async () => {
  for (const name of [
    'portes-2026-11-18T110000Z.partial',
    'portes-2026-11-20T100000Z.partial',
    'fotos',
    'portes-2027-11-20T100000Z.partial',
  ])
    await mkdir(join(office.config.backupDir, name), { recursive: true });
  await backUp(deps(), closing, here);
  expect(await made()).toEqual(['fotos', 'portes-2026-11-20T100000Z.partial', 'portes-2026-11-20T110000Z']);
});

test('the commands say what they did, where, and what is to be done when they can’t', async () => {
  const at = ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }) => ({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const backup = runOnTestDatabase('api/backup/backup', at(office.config));
  const [, folder = ''] = await backup.says(/^Copia hecha en (\S+): [\d.]+ filas y 0 archivos\.$/m);
  expect(await backup.ended).toBe(0);
  const restore = runOnTestDatabase('api/backup/restore', at(place), [folder]);
  await restore.says(/^Recuperada la copia del .+ Las sesiones se han cerrado/m);
  expect(await restore.ended).toBe(0);
  const without = runOnTestDatabase('api/backup/restore', at(place));
  await without.says(/npm run restore -- CARPETA/);
  expect(await without.ended).toBe(1);
});
