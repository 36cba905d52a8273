import Papa from 'papaparse';
import { entityOf } from '#domain/entities';
import { type Imported, type ImportColumn, importColumns } from '#domain/imports';
import { saveFile } from '../provider/saveFile.ts';
import { headOf, headsOf } from './labels.ts';
import { type Sheet, workbookOf } from './workbookOf.ts';

type Translate = (key: string, args?: Record<string, string>) => string;
export type TemplateFormat = 'csv' | 'xlsx';

/** What a column expects, in a sentence. */
const expectedOf = (translate: Translate, resource: Imported, { path, kind, choices }: ImportColumn): string => {
  if (choices) {
    const options = choices.map(choice => translate(`resources.${resource}.choices.${path}.${choice}`)).join(', ');
    return translate('imports.expects.select', { options });
  }
  if (kind === 'reference') return translate('imports.expects.owner');
  if (path.endsWith('.postalCode')) return translate('imports.expects.postalCode');
  const as = entityOf(resource)?.fields[path]?.as;
  return translate(`imports.expects.${as === 'nif' || as === 'plate' ? as : kind}`);
};

/** The headings of every column, for a Spanish spreadsheet (`;` and the mark of UTF-8). */
export const templateCsv = (translate: Translate, resource: Imported): string =>
  `\uFEFF${Papa.unparse([Object.values(headsOf(translate, resource))], { delimiter: ';' })}\r\n`;

/** The same as a workbook, which says on a second sheet what each column expects. */
export const templateXlsx = (translate: Translate, resource: Imported): Uint8Array<ArrayBuffer> => {
  const expects = ['column', 'required', 'what'].map(name => translate(`imports.expects.${name}`));
  const explained = importColumns(resource).map(column => [
    headOf(translate, resource, column.path),
    translate(`imports.expects.${column.required ? 'yes' : 'no'}`),
    expectedOf(translate, resource, column),
  ]);
  const sheets: Sheet[] = [
    {
      name: translate(`resources.${resource}.forcedCaseName`, { smart_count: '2' }),
      rows: [Object.values(headsOf(translate, resource))],
      widths: [24],
    },
    { name: translate('imports.template.explained'), rows: [expects, ...explained], widths: [30, 12, 80] },
  ];
  return workbookOf(sheets);
};

export const saveTemplate = (translate: Translate, resource: Imported, format: TemplateFormat): void => {
  const content = format === 'csv' ? templateCsv(translate, resource) : templateXlsx(translate, resource);
  saveFile(new Blob([content]), `plantilla-${resource}.${format}`);
};
