import { PDF } from './invoicing.ts';
import type { Answer, Client, Office } from './office.ts';
import type { OUTSIDE } from './refusedFields.ts';
import { file, upload } from './upload.ts';

type Change = [what: string, change: (client: Client) => Promise<Answer>, status: number];

/** What each role outside of the office tries to change of an office that is furnished with secrets, and how it is answered. */
export const changesOf = (office: Office): Record<(typeof OUTSIDE)[number], Change[]> => {
  const first = async (table: string, where: object): Promise<number> =>
    ((await office.db(table).where(where).orderBy('id').first('id')) as { id: number }).id;
  const routeOf = () => first('routes', { status: 'ongoing', carrierId: office.ids.carrier });
  const loadOf = async () => first('loads', { routeId: await routeOf() });
  const billOf = () => first('invoices', { issuerRole: 'carrier' });

  return {
    carrier: [
      [
        'a stale save of a route',
        async c => c.put(`/api/routes/${await routeOf()}`, { status: 'ongoing', version: 99 }),
        409,
      ],
      ['a save of a route', async c => c.put(`/api/routes/${await routeOf()}`, { towingVehicleId: null }), 200],
      ['a price that it may not write', async c => c.put(`/api/routes/${await routeOf()}`, { price: 1 }), 403],
      ['a price of a load', async c => c.put(`/api/loads/${await loadOf()}`, { price: 1 }), 403],
      ['a step', async c => c.post(`/api/loads/${await loadOf()}/tracking`, {}), 200],
      ['a wrong step', async c => c.post(`/api/loads/${await loadOf()}/tracking`, { step: 'delivered' }), 409],
      [
        'a paper',
        async c => upload(c, `/api/loads/${await loadOf()}/files`, { type: 'cmr' }, [file(PDF, 'b.pdf')]),
        201,
      ],
      [
        'an application',
        async c => c.post('/api/requestedRoutes', { routeId: await first('routes', { status: 'public' }) }),
        201,
      ],
      [
        'an application again',
        async c => c.post('/api/requestedRoutes', { routeId: await first('routes', { status: 'public' }) }),
        409,
      ],
      [
        'a stale save of itself',
        c => c.put(`/api/carriers/${office.ids.carrier}`, { phone: '600100200', version: 99 }),
        409,
      ],
      [
        'an invoice of what has one',
        async c =>
          c.post('/api/invoices', { isEmitted: true, routeIds: [await first('routes', { status: 'finished' })] }),
        409,
      ],
      ['an invoice with another base', async c => c.put(`/api/invoices/${await billOf()}`, { value: 1 }), 422],
      [
        'a stale save of an invoice',
        async c => c.put(`/api/invoices/${await billOf()}`, { name: 'x', version: 99 }),
        409,
      ],
    ],
    driver: [
      ['a step', async c => c.post(`/api/loads/${await loadOf()}/tracking`, {}), 200],
      [
        'a wrong step',
        async c => c.post(`/api/loads/${await loadOf()}/tracking`, { step: 'at-origin', direction: 'back' }),
        403,
      ],
      [
        'a paper',
        async c => upload(c, `/api/loads/${await loadOf()}/files`, { type: 'delivery_note' }, [file(PDF, 'c.pdf')]),
        201,
      ],
      ['a CMR request', async c => c.post('/api/accountingRequests/CMRrequest', { loadId: await loadOf() }), 201],
      ['a price of a route', async c => c.put(`/api/routes/${await routeOf()}`, { price: 1 }), 403],
    ],
    client: [
      [
        'a stale save of itself',
        c => c.put(`/api/clients/${office.ids.client}`, { phone: '600100200', version: 99 }),
        409,
      ],
      ['a save of itself', c => c.put(`/api/clients/${office.ids.client}`, { phone: '600100201' }), 200],
      ['a price of a load', async c => c.put(`/api/loads/${await loadOf()}`, { price: 1 }), 403],
    ],
    accountant: [
      [
        'a stale save of an invoice',
        async c => c.put(`/api/invoices/${await billOf()}`, { isProcessed: true, version: 99 }),
        409,
      ],
      ['a save of an invoice', async c => c.put(`/api/invoices/${await billOf()}`, { isProcessed: true }), 200],
      [
        'a save of several',
        async c => c.put('/api/invoices/many', { ids: [await billOf()], data: { isProcessed: false } }),
        200,
      ],
      ['a counterpart', async c => c.put(`/api/invoices/${await billOf()}`, { rawName: 'x' }), 400],
    ],
  };
};
