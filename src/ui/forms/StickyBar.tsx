import { Paper } from '@mui/material';
import { type ComponentProps, useEffect, useRef } from 'react';
import { LOW } from '../theme/lowWindow.ts';

const HEIGHT = '--sticky-bar';

const BAR = {
  // What has the focus is scrolled clear of it, however many lines it has.
  'html:has(&)': { scrollPaddingBottom: `calc(var(${HEIGHT}, 96px) + 8px)`, [LOW]: { scrollPaddingBottom: 0 } },
  position: 'sticky',
  [LOW]: { position: 'static' },
  bottom: 0,
  zIndex: 2,
  mb: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  borderRadius: 1,
} as const;

type Props = Pick<ComponentProps<typeof Paper>, 'children' | 'className'> & { sx: object };

/** The buttons of a form, kept in sight at its bottom; in a low window they stand below it. */
export const StickyBar = ({ sx, ...props }: Props) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, []);
  return <Paper ref={bar} square variant="outlined" {...props} sx={{ ...BAR, ...sx }} />;
};
