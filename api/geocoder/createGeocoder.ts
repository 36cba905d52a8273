import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Geocoder } from './geocoder.ts';
import { kept } from './kept.ts';
import { nominatim } from './nominatim.ts';
import { findPlaces } from './places.ts';

/** The configured server, with its results stored; otherwise the built-in towns and provinces (Design 9). */
export const createGeocoder = (config: Pick<Config, 'geocoderUrl'>, db: Db, now: () => Date): Geocoder =>
  config.geocoderUrl ? kept(db, nominatim(config.geocoderUrl), now) : findPlaces;
