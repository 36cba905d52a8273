/** What the toolbar and the table of a list offer, by role: checkboxes, arrows, adding, exporting, bringing in, what was removed. */
export const OFFERED: Record<string, Record<string, string>> = {
  admin: {
    'admin/carriers': 'select open add export import removed',
    'admin/clients': 'select open add export import removed',
    'admin/loads': 'select open add export import removed',
    'admin/routes': 'select open add export removed',
    'admin/invoices': 'select open add export removed',
    'admin/users': 'select open add export removed',
    'admin/alerts': 'select open add export removed',
    'admin/discounts': 'select open add export removed',
    'admin/accountingRequests': 'select open export removed',
    'admin/mails': 'export',
    'admin/history': 'open export',
  },
  transportista: {
    'admin/routes': 'open export',
    'admin/invoices': 'open add export',
    'admin/alerts': 'select',
    'admin/accountingRequests': 'open',
  },
  cliente: { 'admin/loads': 'open export', 'admin/invoices': 'open export' },
  contable: { 'admin/invoices': 'select open export', 'admin/carriers': 'open export' },
  conductor: { 'admin/alerts': 'select', 'admin/accountingRequests': 'open' },
};
