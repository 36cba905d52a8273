import RequestIcon from '@mui/icons-material/AssignmentOutlined';
import { Badge, Button } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { useCan } from '../ui/pages/viewer.tsx';

const PENDING = {
  filter: { status: 'pending' },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
};

/** The way to the requests for accountants and CMR, with how many wait for an answer. */
export const RequestsLink = () => {
  const translate = useTranslate();
  const may = useCan();
  const isReader = may('read', 'accountingRequests');
  const { total } = useGetList('accountingRequests', PENDING, { enabled: isReader });
  if (!isReader) return null;
  return (
    <Badge badgeContent={total} color="primary" sx={{ mr: 1 }}>
      <Button component={LinkBase} to="/accountingRequests" size="small" startIcon={<RequestIcon />}>
        {translate('menu.accountingRequests')}
      </Button>
    </Badge>
  );
};
