import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { useRecordContext, useTranslate } from 'react-admin';

/** Whether the invoice around has been entered in the books. */
export const ProcessedMark = () => {
  const translate = useTranslate();
  const invoice = useRecordContext();
  return invoice?.isProcessed ? (
    <DoneIcon
      fontSize="small"
      color="success"
      titleAccess={translate('resources.invoices.fields.isProcessed')}
      sx={{ verticalAlign: 'text-bottom' }}
    />
  ) : null;
};
