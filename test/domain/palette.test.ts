import { describe, expect, test } from 'vitest';
import { PALETTE, routeColour } from '#domain/palette';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the palette of routes', () => {
  test('has 90 colours, all different', () => {
    expect(PALETTE).toHaveLength(90);
    expect(new Set(PALETTE.map(({ background }) => background)).size).toBe(90);
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
