import { Box, Link, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useLabels, useWrong } from './formCheck.ts';
import { useAsOnScreen } from './useAsOnScreen.ts';

/** More would fill a phone. */
const MOST_NAMES = 4;

type Props = {
  paths: readonly string[];
  /** Before they are led to: brings them on the page. */
  onPress?: () => void;
};

/**
 * Names the fields that hold a form back, in their order in it, and leads there: pressed, each says what is wrong with it,
 * and the first has the focus. Enter presses it where nothing can be saved yet (`data-missing`, formKeys.ts).
 */
export const Missing = ({ paths, onPress }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const labels = useLabels();
  const { within, ordered } = useAsOnScreen(paths);
  /** Of a part that another whole may have too, the whole is said as well: «Población (Origen)». */
  const nameOf = (path: string): string => {
    const field = `resources.${resource}.fields.${path.replace(/\.\d+(?=\.|$)/g, '')}`;
    const whole: unknown = translate(`resources.${resource}.fields.${path.split('.')[0]}`, { _: '' });
    const name: unknown = translate(labels[path] ?? field, { _: whole });
    if (typeof name !== 'string') return '';
    return typeof whole === 'string' && whole && path.includes('.') && name !== whole ? `${name} (${whole})` : name;
  };
  const names = [...new Set(ordered.map(nameOf))].filter(Boolean);
  const more = names.length - MOST_NAMES;
  const some = names.slice(0, MOST_NAMES).join(', ');
  const fields = more > 0 ? translate('app.action.andMore', { fields: some, more }) : some;
  return (
    <Typography ref={within} component="div" variant="body2" color="text.secondary" aria-live="polite">
      {paths.length > 0 && (
        <Link
          component="button"
          className="tap"
          type="button"
          color="inherit"
          underline="hover"
          data-missing
          onClick={event => {
            onPress?.();
            event.currentTarget.closest('form')?.requestSubmit();
          }}
          sx={{ font: 'inherit', textAlign: 'inherit' }}
        >
          {translate(names.length ? 'app.action.missing' : 'app.action.missingSome', { fields })}
        </Link>
      )}
    </Typography>
  );
};

/** The same in a line of its own over the buttons of a form, of all that the form holds. */
export const MissingLine = ({ unless = false }: { unless?: boolean }) => {
  const wrong = useWrong(!unless);
  return (
    <Box sx={{ flexBasis: '100%', '&:has(> :empty)': { display: 'none' } }}>
      <Missing paths={wrong} />
    </Box>
  );
};
