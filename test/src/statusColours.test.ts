import { describe, expect, test } from 'vitest';
import { GROUNDS, PALETTES } from '../../src/ui/theme/palettes.ts';
import { STATUS_TONES, statusColours, TONES } from '../../src/ui/fields/statusColours.ts';

test.each([
  ['requested', 'at-destination'],
  ['public', 'loaded'],
  ['ongoing', 'at-origin'],
  ['assigned', 'pending'],
  ['draft', 'nobody knows'],
  ['finished', 'delivered'],
])('a route that is %s has the colour of %s (Spec 4)', (route, like) => {
  expect(STATUS_TONES[route]).toBeDefined();
  expect(statusColours(route, 'light')).toBe(statusColours(like, 'light'));
  expect(statusColours(route, 'dark')).toBe(statusColours(like, 'dark'));
});

test.each(['light', 'dark'] as const)('the six statuses of a route are told apart by colour, %s', mode => {
  const grounds = ['requested', 'draft', 'public', 'assigned', 'ongoing', 'finished'].map(
    status => statusColours(status, mode).background,
  );
  expect(new Set(grounds).size).toBe(6);
});

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('what is read in the %s look has a contrast of 4.5:1 or more (AA)', mode => {
  const { primary, error, warning, success, info, background, text } = PALETTES[mode];
  const grounds = [background.default, background.paper, ...Object.values(GROUNDS[mode])];

  test.each(Object.entries(TONES[mode]))('a badge that is %s', (_tone, badge) => {
    expect(contrast(badge.background, badge.text)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries({ text: text.primary, secondary: text.secondary, link: primary.main }))(
    '%s, on every ground',
    (_name, colour) => {
      for (const ground of grounds) expect(contrast(colour, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries({ error, warning, success, info }))(
    'words of %s, on the page and on paper',
    (_name, { main }) => {
      for (const ground of [background.default, background.paper])
        expect(contrast(main, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('what a button says', () => {
    expect(contrast(primary.main, primary.contrastText)).toBeGreaterThanOrEqual(4.5);
  });
});
