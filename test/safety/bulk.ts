import type { Site } from './site.ts';

/** The bytes of a PDF of so many MB, as far as anybody looks into it. */
export const pdfOf = (megabytes: number): string => `%PDF-1.4\n${'0'.repeat(megabytes * 1024 * 1024)}\n%%EOF`;

/** Gives the client of an office so many places: much to list and to export. */
export const addPlaces = (site: Site, count: number): Promise<void> =>
  site.look(async db => {
    const at = new Date().toISOString();
    const { client: clientId } = site.ids;
    const rows = Array.from({ length: count }, (_, n) => ({
      addressName: `Muelle ${n} ${'x'.repeat(80)}`,
      clientId,
      createdAt: at,
      updatedAt: at,
    }));
    await db.batchInsert('locations', rows, 200);
  });
