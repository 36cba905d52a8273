import { describe, expect, test } from 'vitest';
import { PALETTE, routeColour } from '#domain/palette';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('the palette of routes', () => {
  test('has 90 colours, all different', () => {
    expect(PALETTE).toHaveLength(90);
    expect(new Set(PALETTE).size).toBe(90);
  });

  test('white text is readable on each', () => {
    for (const colour of PALETTE) expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
  });

  test('gives a route always the same colour', () => {
    expect(routeColour(7)).toBe(routeColour(7));
    expect(routeColour(7)).toBe(routeColour(97));
    expect(routeColour(7)).not.toBe(routeColour(8));
  });
});
