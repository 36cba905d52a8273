import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { DAY } from '#domain/dates';
import { readConfig } from '../../api/config.ts';
import { filesIn, folderStore } from '../../api/files/folderStore.ts';
import { sweepFiles } from '../../api/files/sweep.ts';
import { createGeocoder } from '../../api/geocoder/createGeocoder.ts';
import { violations } from '../help/invariants.ts';
import { type Desk, documentForm, type Site, type Stored } from './site.ts';

type Kept = { id: number; version: number; label: string };
type Answer = { data: { id: number; version: number } };

/** What the server has said yes to, by those who asked, and must therefore still be there whatever happened since. */
export type Diary = { places: Kept[]; papers: { id: number; sha256: string }[]; refused: Map<number, number> };

export const newDiary = (): Diary => ({ places: [], papers: [], refused: new Map() });

export const yesesOf = ({ places, papers }: Diary): number =>
  places.reduce((sum, { version }) => sum + version, 0) + papers.length;

/** A PDF unlike any other, of 2 to 60 kB. */
const newPdf = (): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    randomBytes(2_000 + Math.floor(Math.random() * 58_000)),
    Buffer.from('\n%%EOF'),
  ]);

/** What came of a yes; null, and counted, for anything else. */
const saidYes = async (answer: Response, { refused }: Diary): Promise<Answer['data'] | null> => {
  if (answer.status < 300) return ((await answer.json()) as Answer).data;
  await answer.arrayBuffer();
  refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
  return null;
};

const addPlace = async ({ ask }: Desk, { ids }: Site, diary: Diary): Promise<Kept | null> => {
  const label = randomBytes(8).toString('hex');
  const body = { addressName: 'Muelle', label, clientId: ids.client, address: { city: 'Sagunto' } };
  const made = await saidYes(await ask('admin', 'POST', '/api/locations', body), diary);
  if (!made) return null;
  const place = { id: made.id, version: made.version, label };
  diary.places.push(place);
  return place;
};

const changePlace = async ({ ask }: Desk, diary: Diary, place: Kept): Promise<void> => {
  const label = randomBytes(8).toString('hex');
  const answer = await ask('admin', 'PUT', `/api/locations/${place.id}`, { label, version: place.version });
  const changed = await saidYes(answer, diary);
  if (changed) Object.assign(place, { label, version: changed.version });
};

const addPaper = async ({ ask }: Desk, site: Site, diary: Diary): Promise<void> => {
  const content = newPdf();
  const form = documentForm(site, new Uint8Array(content));
  const made = await saidYes(await ask('admin', 'POST', '/api/documents', form), diary);
  if (made) diary.papers.push({ id: made.id, sha256: createHash('sha256').update(content).digest('hex') });
};

/** People at work, so many at once, each with rows of its own, until nobody answers or `isOver`. */
export const work = async (
  desk: Desk,
  site: Site,
  diary: Diary,
  { people = 8, isOver }: { people?: number; isOver: () => boolean },
): Promise<void> => {
  const person = async (): Promise<void> => {
    let own: Kept | null = null;
    try {
      for (let turn = 0; !isOver(); turn += 1) {
        if (turn % 3 === 0) await addPaper(desk, site, diary);
        else if (turn % 3 === 1 || !own) own = await addPlace(desk, site, diary);
        else await changePlace(desk, diary, own);
      }
    } catch (error) {
      // What fetch throws when the server is gone; anything else is a fault of this program.
      if (!(error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError'))) throw error;
    }
  };
  await Promise.all(Array.from({ length: people }, person));
};

type PlaceRow = { id: number; label: string; version: number };
type FileRow = { documentId: number | null; sha256: string; name: string };

const isStored = async ({ dataDir }: Stored, { name, sha256 }: FileRow): Promise<boolean> => {
  const content = await readFile(join(dataDir, 'files', name)).catch(() => null);
  return content !== null && createHash('sha256').update(content).digest('hex') === sha256;
};

/**
 * What was said yes to and isn't there, row or bytes, and what the office must never look like. What was under way when
 * the server ended may be there or not, so a place may be a version further than the diary knows.
 */
export const lossesOf = (site: Stored, { places, papers }: Diary): Promise<string[]> =>
  site.look(async db => {
    const lost: string[] = await violations(db);
    const rows: PlaceRow[] = await db('locations').select('id', 'label', 'version');
    const placeOf = new Map(rows.map(row => [row.id, row]));
    for (const { id, version, label } of places) {
      const row = placeOf.get(id);
      const isThere = row && (row.version > version || (row.version === version && row.label === label));
      if (!isThere) lost.push(`place ${id}`);
    }
    const files: FileRow[] = await db('files').whereNotNull('documentId');
    const fileOf = new Map(files.map(file => [file.documentId, file]));
    for (const { id, sha256 } of papers) {
      const file = fileOf.get(id);
      if (file?.sha256 !== sha256) lost.push(`document ${id}`);
      else if (!(await isStored(site, file))) lost.push(`bytes of document ${id}`);
    }
    return lost;
  });

/** Rows without their bytes, and what is left of bytes without a row once the sweep of two days later has been through. */
export const unmatched = (site: Stored): Promise<string[]> =>
  site.look(async db => {
    const { dataDir } = site;
    const rows: FileRow[] = await db('files');
    const found: string[] = [];
    for (const row of rows) if (!(await isStored(site, row))) found.push(`row ${row.name} without bytes`);
    const config = readConfig({ DATA_DIR: dataDir });
    const now = () => new Date(Date.now() + 2 * DAY);
    const world = { now, files: folderStore(dataDir), geocoder: createGeocoder(config, db, now) };
    await sweepFiles({ db, world, config, log: Fastify({ logger: false }).log });
    const names = new Set(rows.map(row => row.name));
    for (const folder of ['files', 'tmp'])
      for await (const { name } of filesIn(join(dataDir, folder)))
        if (folder === 'tmp' || !names.has(name)) found.push(`${folder}/${name} without a row`);
    return found;
  });
