import type { LoadStatus } from '#domain/loads';
import type { TrackingEvent } from '#domain/loads/tracking';
import type { ApiClient } from './apiClient.ts';

export type DriverLoad = {
  id: number;
  routeId: number;
  status: LoadStatus;
  tracking: TrackingEvent[];
  documentTypes: string[];
};

const DRIVEN = 1;

/** The office confirms a route with one load for the vehicle of the demo's driver. */
export const newLoad = async (office: ApiClient, day: string): Promise<DriverLoad> => {
  const place = { street: 'Calle Mayor', houseNumber: '1', city: 'Sagunto', county: 'Valencia', postalCode: '46500' };
  const load = await office.post<{ id: number }>('/loads', {
    clientId: 1,
    origin: { ...place, name: 'Almacén de Sagunto' },
    destination: { ...place, name: 'Almacén de Madrid', city: 'Madrid', county: 'Madrid', postalCode: '28001' },
    pickupDate: day,
    deliveryDate: day,
    invoiceDate: day,
    weight: 1200,
    length: 2.4,
    width: 2.4,
    height: 2,
  });
  const { carrierId } = await office.get<{ carrierId: number }>(`/vehicles/${DRIVEN}`);
  const route = await office.post<{ id: number }>('/routes', {
    startDate: day,
    endDate: day,
    carrierId,
    tractionVehicleId: DRIVEN,
    loadIds: [load.data.id],
    status: 'confirmed',
  });
  if (route.status !== 201) throw new Error(`no route: ${JSON.stringify(route)}`);
  return office.get<DriverLoad>(`/loads/${load.data.id}`);
};
