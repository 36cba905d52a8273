/** `cellSx` of a cell that holds a sentence: it wraps, also where the other cells keep to one line. */
export const PROSE = { '&&': { whiteSpace: 'normal', minWidth: 200 } };
