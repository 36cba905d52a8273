import MapIcon from '@mui/icons-material/PlaceOutlined';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { type AddressLike, formatAddress, mapQuery } from '#domain/geography/address';

/** Phones open this address with their own map. */
const mapUrl = (place: AddressLike): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(place))}`;

/** An address that opens the map: `<MapLink place={load.origin} />`; by itself the whole address is the text. */
export const MapLink = ({ place, children }: { place: AddressLike; children?: ReactNode }) => {
  const translate = useTranslate();
  const text = formatAddress(place, 'full');
  if (!text) return null;
  return (
    <Link
      href={mapUrl(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${translate('resources.loads.actions.map')}: ${text}`}
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <MapIcon fontSize="small" />
      <span>{children ?? text}</span>
    </Link>
  );
};
