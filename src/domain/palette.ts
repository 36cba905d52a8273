const HUES = 30;
/** 11 of 30 is coprime with 30: every hue comes once, and neighbours lie far apart. */
const HUE_STEP = 11;
/** Saturation and luminance of three rings, plain, dark and light, so far apart that each is told from the others. */
const RINGS = [
  { saturation: 0.75, luminance: 0.16 },
  { saturation: 0.6, luminance: 0.06 },
  { saturation: 0.7, luminance: 0.52 },
] as const;
const SIZE = HUES * RINGS.length;

const WHITE = '#ffffff';
const BLACK = '#111827';

type Rgb = readonly [number, number, number];

const toRgb = (hue: number, saturation: number, lightness: number): Rgb => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [part(0), part(8), part(4)];
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The lightness at which a hue is as bright as asked: yellow needs less than blue. */
const ofLuminance = (hue: number, saturation: number, wanted: number): Rgb => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (luminanceOf(toRgb(hue, saturation, middle)) < wanted) low = middle;
    else high = middle;
  }
  return toRgb(hue, saturation, low);
};

const hex = (rgb: Rgb): string =>
  `#${rgb
    .map(part =>
      Math.floor(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export type Colour = { background: string; text: string };

const colourAt = (index: number): Colour => {
  const hue = ((index * HUE_STEP) % HUES) * (360 / HUES);
  const ring = RINGS[(index + Math.floor(index / HUES)) % RINGS.length] ?? RINGS[0];
  const text = ring.luminance > 0.3 ? BLACK : WHITE;
  return { background: hex(ofLuminance(hue, ring.saturation, ring.luminance)), text };
};

/** 90 colours for routes (Spec 9), each unlike those next to it, with the text that is readable on it. */
export const PALETTE: readonly Colour[] = Array.from({ length: SIZE }, (_, index) => colourAt(index));

/** The colour that a route has everywhere; the same again after 90 routes. */
export const routeColour = (routeId: number): Colour => PALETTE[routeId % SIZE] ?? colourAt(0);
