import { useRecordContext } from 'react-admin';
import { formatNumber } from '#domain/figures';

/** `13,6 × 2,45 × 2,7 m`: long, width and height of the vehicle around. */
export const VehicleSizes = () => {
  const vehicle = useRecordContext();
  const sizes = [vehicle?.long, vehicle?.width, vehicle?.height].filter(size => typeof size === 'number');
  if (!sizes.length) return null;
  return <span style={{ whiteSpace: 'nowrap' }}>{`${sizes.map(size => formatNumber(size)).join(' × ')} m`}</span>;
};
