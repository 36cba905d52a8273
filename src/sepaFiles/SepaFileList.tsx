import { Allowed } from '../ui/pages/Allowed.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { SepaFileTable } from './SepaFileTable.tsx';

/** The same table as among the invoices, at an address of its own. */
export const SepaFileList = () => (
  <Allowed action="read" resource="sepaFiles">
    <PageTitle title="resources.sepaFiles.page.list" />
    <SepaFileTable />
  </Allowed>
);
