type Named = Record<string, unknown>;

/** The texts by which more than one of these rows goes. */
export const sharedTexts = <R extends Named>(rows: readonly R[], textOf: (row: R) => string): Set<string> => {
  const ids = new Map<string, unknown>();
  const shared = new Set<string>();
  for (const row of rows) {
    const text = textOf(row);
    if (ids.has(text) && ids.get(text) !== row.id) shared.add(text);
    ids.set(text, row.id);
  }
  return shared;
};

/** A text that several rows go by, with what tells this one apart: its short name, if that is another, and its NIF. */
export const toldApart = (text: string, { alias, nif }: Named): string =>
  [text, alias === text ? null : alias, nif].filter(Boolean).join(' · ');
