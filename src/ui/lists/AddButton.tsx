import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';

type Props = {
  resource: string;
  /** What the new row starts with: its parent. */
  record?: Record<string, unknown>;
  label?: string;
  variant?: 'text' | 'outlined' | 'contained';
};

/** Leads to the form of a new row, prefilled with `record` (Spec 2): a button in its place on a phone too. */
export const AddButton = ({ resource, record, label = 'app.action.add', variant = 'contained' }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      component={LinkBase}
      to={`/${resource}/create`}
      state={record && { record }}
      variant={variant}
      size="small"
      startIcon={<AddIcon />}
    >
      {translate(label, { _: label })}
    </Button>
  );
};
