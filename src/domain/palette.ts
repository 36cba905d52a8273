const HUES = 30;
/** 360° × 11 / 30: coprime with 30, so that every hue comes once and neighbours lie far apart. */
const HUE_STEP = 11;
/** Saturation and the luminance aimed at: the rings are told apart, and white text reaches 4.5:1 on all. */
const RINGS = [
  { saturation: 0.72, luminance: 0.165 },
  { saturation: 0.5, luminance: 0.085 },
  { saturation: 0.85, luminance: 0.035 },
] as const;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

type Rgb = readonly [number, number, number];

const toRgb = (hue: number, saturation: number, lightness: number): Rgb => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [part(0), part(8), part(4)];
};

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

/** 90 colours for routes (Spec 9), each readable under white text and unlike those next to it. */
export const PALETTE: readonly string[] = RINGS.flatMap(({ saturation, luminance }) =>
  Array.from({ length: HUES }, (_, index) =>
    hex(ofLuminance(((index * HUE_STEP) % HUES) * (360 / HUES), saturation, luminance)),
  ),
);

/** The colour that a route has everywhere; the same again after 90 routes. */
export const routeColour = (routeId: number): string => PALETTE[routeId % PALETTE.length] ?? '#3b4350';
