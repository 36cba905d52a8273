import { describe, expect, test } from 'vitest';
import { toFormData } from '../../src/provider/formData.ts';

describe('values and files as a form (Spec 7)', () => {
  test('nested names in brackets, files under url, nothing for what is empty', () => {
    const form = toFormData(
      { num: 'A-1', value: 12.5, isEmitted: false, tax: { IVA: 21 }, routeIds: [4, 7], notes: null, name: '' },
      [new File(['x'], 'foto.png', { type: 'image/png' })],
    );
    expect([...form.keys()]).toEqual(['num', 'value', 'isEmitted', 'tax[IVA]', 'routeIds[0]', 'routeIds[1]', 'url']);
    expect(form.get('tax[IVA]')).toBe('21');
    expect(form.get('isEmitted')).toBe('false');
  });

  test('a file without a name gets the moment as one', () => {
    const file = toFormData({}, [new File(['x'], '')]).get('url');
    expect(file instanceof File && file.name).toMatch(/^\d{13}$/);
  });
});
