import type { NeededVehicle } from '#domain/routes';
import { SERVICES } from './fleets.ts';
import type { Lane } from './lanes.ts';

/** What a route asks for in the pool (Design 6). */
export const neededVehicleOf = ({ service, isAbroad, isLocal, isAdr }: Lane): NeededVehicle => {
  const { traction, tow, flag } = SERVICES[service];
  const isNear = isLocal && (service === 'van' || service === 'rigid');
  return {
    traction,
    tow,
    requirements: {
      isLocal: isNear,
      isNational: !isAbroad && !isNear,
      isInternational: isAbroad,
      isLona: flag === 'isLona',
      isAdr,
      isFrigo: flag === 'isFrigo',
      otherSpecs: service === 'frigo' ? 'Registro de temperatura' : isAdr ? 'Conductor con carné ADR' : null,
    },
  };
};
