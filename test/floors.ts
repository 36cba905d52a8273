/** The first release of each package without the flaws known of those before, wherever in the tree it appears. */
export const FLOORS: Record<string, { from: string; flaws: string }> = {
  fastify: { from: '5.12.1', flaws: 'CVE-2026-25223, CVE-2026-33806, CVE-2026-3419, CVE-2026-3635, CVE-2026-25224' },
  '@fastify/multipart': { from: '10.1.9', flaws: 'CVE-2026-124289, CVE-2025-24033, CVE-2023-25576' },
  '@fastify/busboy': { from: '3.2.1', flaws: 'CVE-2026-19481' },
  knex: { from: '2.4.0', flaws: 'CVE-2016-20018' },
  nodemailer: { from: '7.0.11', flaws: 'CVE-2025-14874' },
  'find-my-way': { from: '9.0.1', flaws: 'CVE-2024-45813' },
  cookie: { from: '0.7.0', flaws: 'CVE-2024-47764' },
  sharp: { from: '0.32.6', flaws: 'CVE-2023-4863' },
  lodash: { from: '4.17.21', flaws: 'CVE-2021-23337' },
};

/** Packages whose mended release can't be had yet, and the test of ours that shows that their flaw opens nothing here. */
export const CLOSED_BY_US: Record<string, { from: string; flaws: string; shownBy: [path: string, said: string] }> = {
  '@fastify/static': {
    from: '10.1.12',
    flaws: 'CVE-2026-130811: folders are listed, which we never ask for; what people upload has a route of its own',
    shownBy: ['test/dependencies.test.ts', 'nothing asks for folders to be listed'],
  },
  'react-admin': {
    from: '5.15.5',
    flaws: 'CVE-2026-113350: a link that is a program; only addresses of the web are ever kept',
    shownBy: ['test/api/discounts.test.ts', 'javascript:alert(1)'],
  },
};
