import PaperIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, type ButtonProps, Menu, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useAction } from '../actions/useAction.ts';

/** A paper that the server draws: what it is called in the menu, where it is and the name it is saved under. */
export type PrintedPaper = { label: string; path: string; name: string };

type Props = {
  of: string;
  papers: readonly PrintedPaper[];
  /** What the papers will lack, a line each. */
  gaps?: readonly string[];
} & Pick<ButtonProps, 'size' | 'sx' | 'fullWidth'>;

/**
 * The papers of a row (`of`: `P. 12`), each saved when it is chosen, below what they will lack; nothing where there are
 * none.
 */
export const PapersMenu = ({ of, papers, gaps = [], size = 'small', ...look }: Props) => {
  const translate = useTranslate();
  const gapsId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!papers.length) return null;
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        startIcon={<PaperIcon />}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={translate('papers.menuOf', { of })}
        {...look}
      >
        {translate('papers.menu')}
      </Button>
      {/* Kept mounted, so that what is being saved is not forgotten when the menu closes. */}
      <Menu
        keepMounted
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: gaps.length ? { 'aria-describedby': gapsId } : {} }}
      >
        {gaps.length > 0 && <Gaps id={gapsId} gaps={gaps} />}
        {papers.map(paper => (
          <Paper key={paper.path} paper={paper} onChosen={() => setAnchor(null)} />
        ))}
      </Menu>
    </>
  );
};

const Paper = ({ paper, onChosen, ...item }: { paper: PrintedPaper; onChosen: () => void }) => {
  const { run, isPending } = useAction(provider => provider.download(paper.path, paper.name), {
    error: 'papers.error',
    args: { paper: paper.label },
  });
  return (
    <MenuItem
      {...item}
      disabled={isPending}
      sx={{ minHeight: 44 }}
      onClick={() => {
        onChosen();
        run();
      }}
    >
      {paper.label}
    </MenuItem>
  );
};

/** No item of the menu: it is only read, before the first of them. */
const Gaps = ({ id, gaps }: { id: string; gaps: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Typography
      component="li"
      role="none"
      variant="body2"
      sx={{ px: 2, pt: 0.5, pb: 1, maxWidth: 340, color: 'warning.dark', borderBottom: 1, borderColor: 'divider' }}
    >
      <span id={id}>
        <strong>{translate('papers.gaps.title')}</strong>
        {gaps.map(gap => (
          <Typography key={gap} component="span" variant="body2" sx={{ display: 'block' }}>
            {gap}
          </Typography>
        ))}
      </span>
    </Typography>
  );
};
