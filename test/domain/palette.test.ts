import { describe, expect, test } from 'vitest';
import { PALETTE, routeColour } from '#domain/routes/palette';
import { GROUNDS, PALETTES } from '../../src/ui/theme/palettes.ts';

/** Red, green and blue as light. */
const lightOf = (hex: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
};

const luminance = (hex: string): number => {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** OKLab, in which equal distances look equally different: 0.02 is about the least that an eye sees. */
const oklab = (hex: string): [number, number, number] => {
  const [red, green, blue] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
};

const distance = (one: string, other: string): number => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const backgrounds = PALETTE.map(({ background }) => background);

/** The least distance between colours that are this many routes apart, all round. */
const nearest = (apart: number): number =>
  Math.min(
    ...backgrounds.map((one, index) => distance(one, backgrounds[(index + apart) % backgrounds.length] ?? '#000000')),
  );

describe('the palette of routes', () => {
  test('has 90 colours, each well different from every other', () => {
    expect(PALETTE).toHaveLength(90);
    const distances = Array.from({ length: 89 }, (_, index) => nearest(index + 1));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.07);
  });

  test.each([
    { apart: [1, 2, 3, 4], least: 0.14 },
    { apart: [5, 6, 7, 8, 9, 10, 11, 12], least: 0.1 },
  ])('tells routes $apart numbers apart at a glance', ({ apart, least }) => {
    for (const steps of apart) expect(nearest(steps), `${steps} apart`).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['light', PALETTES.light.background.paper, ...Object.values(GROUNDS.light)],
    ['dark', PALETTES.dark.background.paper, ...Object.values(GROUNDS.dark)],
  ] as const)('stands out from what it lies on in the %s look', (_mode, ...grounds) => {
    for (const ground of grounds)
      for (const background of backgrounds) expect(distance(background, ground), background).toBeGreaterThan(0.1);
  });

  test('has on each a text that is readable', () => {
    for (const { background, text } of PALETTE)
      expect(contrast(background, text), background).toBeGreaterThanOrEqual(4.5);
  });

  test('gives a route always the same colour, and its neighbour another', () => {
    expect(routeColour(7)).toEqual(routeColour(97));
    expect(routeColour(7)).not.toEqual(routeColour(8));
  });
});
