import { useRecordContext } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { RefLink } from '../ui/fields/RefLink.tsx';

/** The carrier, the client or the vehicle that the account around belongs to; nothing for staff. */
export const OwnerLink = () => {
  const user = useRecordContext();
  if (!user) return null;
  const { carrier, client, vehicle } = user;
  if (carrier)
    return (
      <RefLink resource="carriers" id={carrier.id}>
        {carrierName(carrier)}
      </RefLink>
    );
  if (client)
    return (
      <RefLink resource="clients" id={client.id}>
        {client.name}
      </RefLink>
    );
  if (vehicle)
    return (
      <RefLink resource="vehicles" id={vehicle.id}>
        {vehicle.number}
      </RefLink>
    );
  return null;
};
