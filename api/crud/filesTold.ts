import type { Ctx } from '../world.ts';
import { recordSame } from './history.ts';
import { expandRows } from './read.ts';
import type { Resource, Row } from './resource.ts';

type Titled = { title: string };

/** The titles of a row's files, or of its picture: `cmr.pdf, sello.jpg`; null without any. */
const titlesOf = async (resource: Resource, name: string, row: Row, ctx: Ctx): Promise<string | null> => {
  const [expanded] = await expandRows(resource, [row], ctx);
  const files = [expanded?.[name] ?? []].flat() as Titled[];
  return files.map(({ title }) => title).join(', ') || null;
};

/** Records in the history that files were added to a row: a row's columns don't change with them. */
export const withFilesTold = async (
  resource: Resource,
  row: Row,
  ctx: Ctx,
  add: () => Promise<unknown>,
): Promise<void> => {
  const { filesAs, name } = resource;
  const before = filesAs ? await titlesOf(resource, filesAs, row, ctx) : null;
  await add();
  if (filesAs)
    await recordSame(name, [row.id], { [filesAs]: [before, await titlesOf(resource, filesAs, row, ctx)] }, ctx);
};
