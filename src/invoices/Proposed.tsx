import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ProposalNote } from '../ui/inputs/ProposalNote.tsx';
import { useFieldError } from '../ui/forms/useFieldError.ts';
import type { ProposedField } from './paperState.ts';
import { useProposal } from './useProposal.ts';

type Props = {
  source: ProposedField;
  children: ReactNode;
  /** The field follows from something else: what the paper says can only be compared. */
  isFixed?: boolean;
};

/** A field with what its paper proposes for it: marked until it is accepted, at hand when something else was typed. */
export const Proposed = ({ source, children, isFixed = false }: Props) => {
  const translate = useTranslate();
  const found = useProposal(source);
  const isWrong = !!useFieldError(source);
  const hasWords = isFixed || isWrong;
  const isOpen = !!found && !(found.isTaken && found.isAccepted);
  const text = (key: string, args = {}) => translate(`resources.invoices.paper.${key}`, args);
  const field = translate(`resources.invoices.fields.${source}`);
  return (
    <Box data-proposed={isOpen && found.isTaken ? source : undefined}>
      {children}
      {isOpen && (
        <ProposalNote
          hasWords={hasWords}
          isTaken={found.isTaken}
          text={
            found.isTaken
              ? text(found.proposal.why, { text: found.proposal.text })
              : text('onPaper', { value: found.proposal.shown })
          }
        >
          {found.isTaken ? (
            <Button size="small" onClick={found.accept} aria-label={text('acceptField', { field })}>
              {text('accept')}
            </Button>
          ) : (
            !isFixed && (
              <Button size="small" onClick={found.take} aria-label={text('useField', { field })}>
                {text('use')}
              </Button>
            )
          )}
        </ProposalNote>
      )}
    </Box>
  );
};
