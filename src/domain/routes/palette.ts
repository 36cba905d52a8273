/**
 * 90 colours for routes (Spec 9), as different as 90 can be while visible on a light and on a dark background. Their
 * order makes routes with nearby numbers, often side by side, differ most. A program searched for them; their test
 * states the requirements.
 */
const BACKGROUNDS = `
  #b8e0a0 #885808 #f8a8c0 #0878b0 #580080 #a0b890 #602000 #b888f8 #806890 #009850
  #28b0d8 #f07800 #d85898 #9030a0 #606000 #c0c0f0 #0060d0 #301090 #c8c068 #983850
  #c088c0 #600848 #68a008 #18d0c0 #506080 #c05008 #f89078 #9078f8 #b840a0 #509890
  #106000 #f8c850 #0040b0 #f8b0f8 #a87898 #702860 #78f080 #80b060 #a03000 #f878b0
  #6868b8 #e05838 #a0a0e8 #584800 #a0d0c0 #008080 #d0a068 #b868c8 #684088 #38f8d0
  #008000 #60b0a0 #f890e0 #986060 #f86868 #900030 #7090c0 #90d078 #006850 #b88810
  #c02850 #d898a8 #6038b8 #004800 #70d0f8 #00b078 #d0a0f8 #904880 #783800 #0090c8
  #b0b800 #f8c0a0 #800880 #607848 #c88068 #9078c8 #d0e028 #88b8c8 #4050a0 #10d078
  #e078e0 #b85078 #3090f8 #704048 #00e8f0 #f8a000 #809050 #d87890 #9850c8 #a01068
`
  .trim()
  .split(/\s+/);

const WHITE = '#ffffff';
const BLACK = '#111827';
/** The brightest background on which white text has a contrast of 4.5:1 (AA). */
const BRIGHTEST_FOR_WHITE = 0.183;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export type Colour = { background: string; text: string };

/** Each with a text colour readable on it. */
export const PALETTE: readonly Colour[] = BACKGROUNDS.map(background => ({
  background,
  text: luminanceOf(background) > BRIGHTEST_FOR_WHITE ? BLACK : WHITE,
}));

/** A route's colour on every screen, always beside its number; repeats after 90 routes. */
export const routeColour = (routeId: number): Colour =>
  PALETTE[routeId % PALETTE.length] ?? { background: WHITE, text: BLACK };
