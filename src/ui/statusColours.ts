type Colours = { background: string; text: string };

/** Every pair reaches 4.5:1 (AA). */
const GRAY: Colours = { background: '#e4e7eb', text: '#3b4350' };
const WARNING: Colours = { background: '#ffe8c2', text: '#6b3f00' };
const AT_ORIGIN: Colours = { background: '#d6e7fb', text: '#0d3c75' };
const LOADED: Colours = { background: '#e4dcf7', text: '#432a82' };
const AT_DESTINATION: Colours = { background: '#cdeeee', text: '#07474d' };
const SUCCESS: Colours = { background: '#d3efd9', text: '#114a26' };
const ERROR: Colours = { background: '#fbdcdc', text: '#7c1414' };

/** Badge colours by status: a route shares those of the load it is like (Spec 4). */
export const STATUS_COLOURS: Record<string, Colours> & { none: Colours } = {
  none: GRAY,
  'not-assigned': GRAY,
  assigned: WARNING,
  'at-origin': AT_ORIGIN,
  loaded: LOADED,
  'at-destination': AT_DESTINATION,
  delivered: SUCCESS,
  requested: AT_DESTINATION,
  draft: GRAY,
  public: LOADED,
  ongoing: AT_ORIGIN,
  finished: SUCCESS,
  confirmed: WARNING,
  pending: WARNING,
  created: SUCCESS,
  stated: AT_ORIGIN,
  refused: ERROR,
  withdrawn: GRAY,
  over: SUCCESS,
  unfinished: WARNING,
  accepted: SUCCESS,
  rejected: ERROR,
  0: WARNING,
  1: SUCCESS,
  2: AT_ORIGIN,
  paid: SUCCESS,
  collected: SUCCESS,
  sent: AT_ORIGIN,
  received: AT_ORIGIN,
  annulled: ERROR,
  valid: SUCCESS,
  expiring: WARNING,
  expired: ERROR,
  replaced: GRAY,
  disabled: ERROR,
  failed: ERROR,
};
