import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Geocoder } from './geocoder.ts';
import { kept } from './kept.ts';
import { nominatim } from './nominatim.ts';
import { findPlaces } from './places.ts';

/** The configured server, what it finds being kept; or the towns and provinces that are built in (Design 9). */
export const createGeocoder = (config: Pick<Config, 'geocoderUrl'>, db: Db, now: () => Date): Geocoder =>
  config.geocoderUrl ? kept(db, nominatim(config.geocoderUrl), now) : findPlaces;
