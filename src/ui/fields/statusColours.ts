type Colours = { background: string; text: string };

/** Every pair reaches 4.5:1 (AA), and stands out from the ground of its mode. */
const LIGHT = {
  gray: { background: '#e4e7eb', text: '#3b4350' },
  warning: { background: '#ffe8c2', text: '#6b3f00' },
  atOrigin: { background: '#d6e7fb', text: '#0d3c75' },
  loaded: { background: '#e4dcf7', text: '#432a82' },
  atDestination: { background: '#cdeeee', text: '#07474d' },
  success: { background: '#d3efd9', text: '#114a26' },
  error: { background: '#fbdcdc', text: '#7c1414' },
};
type Tone = keyof typeof LIGHT;

const DARK: Record<Tone, Colours> = {
  gray: { background: '#3a4551', text: '#dfe6ed' },
  warning: { background: '#5c3f0c', text: '#ffe3b0' },
  atOrigin: { background: '#163f6d', text: '#cfe4fb' },
  loaded: { background: '#43337a', text: '#e5dcfb' },
  atDestination: { background: '#0d4f55', text: '#c6f0f0' },
  success: { background: '#1d5231', text: '#cdf2d7' },
  error: { background: '#702423', text: '#fddcdb' },
};

export const TONES: Record<'light' | 'dark', Record<Tone, Colours>> = { light: LIGHT, dark: DARK };

/** The tone of a badge by status: a route shares those of the load it is like (Spec 4). */
export const STATUS_TONES: Record<string, Tone> = {
  none: 'gray',
  'not-assigned': 'gray',
  assigned: 'warning',
  'at-origin': 'atOrigin',
  loaded: 'loaded',
  'at-destination': 'atDestination',
  delivered: 'success',
  requested: 'atDestination',
  draft: 'gray',
  public: 'loaded',
  ongoing: 'atOrigin',
  finished: 'success',
  confirmed: 'warning',
  pending: 'warning',
  created: 'success',
  stated: 'atOrigin',
  refused: 'error',
  withdrawn: 'gray',
  over: 'success',
  unfinished: 'warning',
  accepted: 'success',
  rejected: 'error',
  0: 'warning',
  1: 'success',
  2: 'atOrigin',
  paid: 'success',
  collected: 'success',
  sent: 'atOrigin',
  received: 'atOrigin',
  annulled: 'error',
  valid: 'success',
  expiring: 'warning',
  expired: 'error',
  replaced: 'gray',
  disabled: 'error',
  failed: 'error',
};

/** How a status is painted; one that nobody knows is gray. */
export const statusColours = (status: string, mode: 'light' | 'dark'): Colours =>
  TONES[mode][STATUS_TONES[status] ?? 'gray'];
