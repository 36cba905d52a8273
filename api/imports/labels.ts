import { type Imported, type ImportColumn, importColumns } from '#domain/imports';
import { type ChoiceNames, wordOf } from '#domain/imports/values';
import { hasKey, translate } from '../../i18n/translate.ts';

/** The heading of a column by its path: `Población`, `Origen: Población`. */
export const headOf = (resource: Imported, path: string): string =>
  translate(`imports.heads.${resource}.${path}`, { _: translate(`resources.${resource}.fields.${path}`) });

const choiceText = (resource: Imported, path: string, choice: string): string =>
  translate(`resources.${resource}.choices.${path}.${choice}`);

/** The names of a column's choices, for a message. */
export const optionsOf = (resource: Imported, { path, choices }: ImportColumn): string =>
  (choices ?? []).map(choice => choiceText(resource, path, choice)).join(', ');

const alsoCalled = (choice: string): string[] =>
  hasKey(`imports.choices.${choice}`) ? translate(`imports.choices.${choice}`).split('|') : [];

/** The accepted names of each column's choices. */
export const choiceNames = (resource: Imported): ((path: string) => ChoiceNames) => {
  const names = new Map<string, ChoiceNames>();
  for (const { path, choices } of importColumns(resource)) {
    if (!choices) continue;
    const found = new Map<string, string>();
    for (const choice of choices)
      for (const name of [choiceText(resource, path, choice), choice, ...alsoCalled(choice)])
        if (!found.has(wordOf(name))) found.set(wordOf(name), choice);
    names.set(path, found);
  }
  return path => names.get(path) ?? new Map();
};
