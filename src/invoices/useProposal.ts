import { useFormContext } from 'react-hook-form';
import { forgetItems } from './forgetItems.ts';
import { type FieldProposal, isSameValue, type PaperState, type ProposedField } from './paperState.ts';
import { useDueFollows } from './useDueFollows.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

type Proposed = {
  proposal: FieldProposal;
  /** It is what the field holds. */
  isTaken: boolean;
  isAccepted: boolean;
  accept: () => void;
  /** Puts it where something else was typed. */
  take: () => void;
};

/** What the paper of the invoice proposes for a field; null when nothing. */
export const useProposal = (field: ProposedField): Proposed | null => {
  const { setValue, getValues } = useFormContext();
  const dueFollows = useDueFollows();
  const { paper, isEmitted, own } = useInvoiceValues(values => ({
    paper: values.paper,
    isEmitted: values.isEmitted,
    own: values[field],
  }));
  const proposal = paper?.proposals[field];
  if (!paper || !proposal || isEmitted) return null;
  const accept = () => setValue('paper', { ...paper, accepted: [...paper.accepted, field] } satisfies PaperState);
  const take = () => {
    if (field === 'carrierId') {
      forgetItems({ setValue, getValues });
      setValue('party', 'carrier');
    }
    setValue(field, proposal.value, { shouldDirty: true, shouldValidate: true });
    if (field === 'date' && !paper.proposals.dueDate) dueFollows(proposal.value);
    accept();
  };
  const isTaken = isSameValue(own, proposal.value);
  return { proposal, isTaken, isAccepted: paper.accepted.includes(field), accept, take };
};
