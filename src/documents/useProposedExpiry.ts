import { useRecordContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toWireDay } from '#domain/dates';
import { DOCUMENT_TYPES } from '#domain/documents';
import { documentValidity, type Validity } from '#domain/documents/validity';
import type { Owner } from './ownerOf.ts';
import { useOwnerFacts } from './useOwnerFacts.ts';

export type ProposedExpiry = {
  /** Why the date that the field holds was put there; null when somebody typed it. */
  reason: string | null;
  neverExpires: boolean;
  /** To be told of whatever a person does with the field: from then on nothing is proposed. */
  onTyped: () => void;
};

const FIELD = 'expirationDate';

/** The usual validity of the document in the form; undefined as long as too little is known, or nobody asks. */
const useValidity = (owner: Owner): Validity | undefined => {
  const record = useRecordContext();
  const facts = useOwnerFacts(owner);
  const [named, expeditionDate]: unknown[] = useWatch({ name: ['type', 'expeditionDate'] });
  const type = DOCUMENT_TYPES.find(each => each === named);
  // A stored document says what it says, until its type or its day is changed.
  const isAsStored = !!record?.id && type === record.type && expeditionDate === record.expeditionDate;
  if (!type || !facts || isAsStored) return undefined;
  return documentValidity(type, typeof expeditionDate === 'string' ? expeditionDate : '', facts);
};

/** Proposes until when the document in the form is valid, in the field itself; what was typed stays. */
export const useProposedExpiry = (owner: Owner): ProposedExpiry => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [isTyped, setTyped] = useState(false);
  const held: unknown = useWatch({ name: FIELD });
  const validity = useValidity(owner);
  const proposed = validity?.kind === 'until' ? toWireDay(validity.day) : null;
  const isStored = !!record?.id && !!record.expirationDate;
  const isOpen = !isTyped && !isStored && validity !== undefined;
  // What was put there last. Another day came from elsewhere: with the page, or back after a reload.
  const own = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || (held && held !== own.current && held !== proposed)) return;
    own.current = proposed;
    if ((held || null) !== proposed) setValue(FIELD, proposed, { shouldDirty: true, shouldValidate: true });
  }, [isOpen, held, proposed, setValue]);
  const why = validity?.kind === 'until' && isOpen && held === proposed ? validity.reason : null;
  return {
    reason: why && translate(`resources.documents.validity.${why.key}`, why.args),
    neverExpires: validity?.kind === 'never' && !held,
    onTyped: () => setTyped(true),
  };
};
