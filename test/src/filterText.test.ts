import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nContext, ResourceContext } from 'react-admin';
import { expect, test } from 'vitest';
import { discounts } from '#domain/discounts';
import { carriers } from '#domain/carriers';
import { translate } from '../../i18n/translate.ts';
import { useFilterText } from '../../src/ui/filters/useFilterText.ts';

const i18n = { translate, changeLocale: async () => {}, getLocale: () => 'es' };
const ENTITIES = { discounts, carriers };

const shown = (resource: keyof typeof ENTITIES, name: string, filter: Record<string, unknown>): string => {
  const spec = ENTITIES[resource].fields[name];
  if (!spec) throw new Error(name);
  const Chip = () => useFilterText()({ name, spec }, filter);
  const inside = createElement(ResourceContext.Provider, { value: resource }, createElement(Chip));
  return renderToStaticMarkup(createElement(I18nContext.Provider, { value: i18n }, inside));
};

test('a filter on a moment says the days that were chosen, without hours', () => {
  expect(shown('discounts', 'createdAt', { is: '2026/11/22' })).toBe('Creado el: Es 22-11-2026');
  expect(shown('discounts', 'createdAt', { isBetween: ['2026/11/01', '2026/11/22'] })).toBe(
    'Creado el: Entre 01-11-2026 – 22-11-2026',
  );
});

test('a filter on an identifier says what was typed, as people read it', () => {
  expect(shown('carriers', 'phone', { is: '+34600123123' })).toBe('Teléfono: Es +34 600 123 123');
  expect(shown('carriers', 'phone', { is: '+34' })).toBe('Teléfono: Es +34');
});
