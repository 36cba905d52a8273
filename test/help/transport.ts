import type { Office } from './office.ts';
import { addConfirmed, addLoad } from './rows.ts';

/** A confirmed route with an order that leaves no field blank, loaded already, and a plain one of another client. */
export const addTransport = async (office: Office): Promise<{ load: number; other: number; route: number }> => {
  const { db, ids } = office;
  const timeWindow = JSON.stringify([
    { openTime: '08:00', closeTime: '13:30' },
    { openTime: '15:00', closeTime: '18:00' },
  ]);
  await db('locations').where({ id: ids.location }).update({ timeWindow });
  await db('clients').where({ id: ids.client }).update({ phone: '+34961234567' });
  await db('settings').update({ phone: '+34963111222' });
  const stop = {
    name: 'Nave 5',
    street: 'Calle de la Estación',
    houseNumber: '40',
    other: 'Puerta 2',
    country: 'España',
    city: 'Tarancón',
    county: 'Cuenca',
    postalCode: '16400',
    id: ids.location,
  };
  const load = await addLoad(office, {
    origin: {
      id: ids.location,
      name: 'Almacén',
      street: 'Calle Mayor',
      houseNumber: '1',
      other: 'Muelle 8',
      city: 'Alzira',
      county: 'Valencia',
      postalCode: '46600',
      country: 'España',
    },
    destination: {
      name: 'Logistique du Rhône',
      street: 'Rue de la Gare',
      houseNumber: '17',
      other: 'Quai 3',
      city: 'Lyon',
      county: 'Rhône',
      postalCode: '69003',
      countryCode: 'FR',
      country: 'Francia',
    },
    intermediateStops: [{ deliveryDate: '2026/11/24', destination: stop }],
    goodsNature: 'UN 1263 PINTURA, 3, III, (E)',
    comments: 'Llamar antes',
    isPalleted: true,
    packages: 5,
    loadSide: 'back',
    loadType: 'fridge',
    cmrNumber: 'ES-417',
    routeRef: 'RUTA-9',
    price: 71_234.5,
  });
  const other = await addLoad(office, { clientRef: 'SEGUNDO', clientId: ids.otherClient, price: 71_234.5 });
  const route = await addConfirmed(office, [load, other], {
    price: 72_345.5,
    clientRef: 'RC-1',
    comments: 'Salida a las 6',
    specialPermit: 'DGT 2026/0417',
    neededVehicle: {
      traction: ['tractor_head'],
      tow: ['tauliner'],
      requirements: { isAdr: true, isInternational: true, otherSpecs: 'Con trampilla' },
    },
    invoiceDate: '2026/11/30',
  });
  for (let step = 0; step < 2; step += 1) await office.as('driver').post(`/api/loads/${load}/tracking`);
  return { load, other, route };
};
