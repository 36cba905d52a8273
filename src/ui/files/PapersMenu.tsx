import PaperIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';

/** A paper that the server draws: what it is called in the menu, where it is and the name it is saved under. */
export type PrintedPaper = { label: string; path: string; name: string };

type Props = { of: string; papers: readonly PrintedPaper[] } & Pick<ButtonProps, 'size' | 'sx' | 'fullWidth'>;

/** The papers of a row (`of`: `P. 12`), each saved when it is chosen; nothing where there are none. */
export const PapersMenu = ({ of, papers, size = 'small', ...look }: Props) => {
  const translate = useTranslate();
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
      <Menu keepMounted anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
