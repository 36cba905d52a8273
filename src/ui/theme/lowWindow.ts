/** A phone on its side, or a page at 400 %: what is fixed around something that scrolls would leave next to nothing of it. */
export const LOW = '@media (max-height: 480px)';
