import { z } from 'zod';
import type { Candidate, Geocoder } from './geocoder.ts';
import { trimEndSigns } from '#domain/text/trimSigns';

const TIMEOUT = 2000;
const MAX_BYTES = 256 * 1024;
const MAX_CANDIDATES = 5;

const text = z.string().max(250).optional();

/** The part of an answer that is used; places are named under their kind. */
const answer = z
  .array(
    z.object({
      display_name: z.string().max(1000),
      lat: z.string().regex(/^-?\d{1,3}(\.\d+)?$/),
      lon: z.string().regex(/^-?\d{1,3}(\.\d+)?$/),
      address: z
        .object({
          road: text,
          house_number: text,
          postcode: text,
          city: text,
          town: text,
          village: text,
          municipality: text,
          province: text,
          state_district: text,
          county: text,
          state: text,
          country: text,
          country_code: text,
        })
        .default({}),
    }),
  )
  .max(50);

type Found = z.output<typeof answer>[number];

const toCandidate = ({ display_name, lat, lon, address }: Found): Candidate => ({
  label: display_name.slice(0, 250),
  street: address.road ?? null,
  houseNumber: address.house_number ?? null,
  postalCode: address.postcode?.slice(0, 50) ?? null,
  city: (address.city ?? address.town ?? address.village ?? address.municipality)?.slice(0, 100) ?? null,
  county: (address.province ?? address.state_district ?? address.county ?? address.state)?.slice(0, 100) ?? null,
  country: address.country?.slice(0, 100) ?? null,
  countryCode: address.country_code?.slice(0, 2).toUpperCase() ?? null,
  latitude: lat.slice(0, 50),
  longitude: lon.slice(0, 50),
});

/** The body up to a limit: an endless answer is cut off. */
const readLimited = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('the geocoder answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * A geocoder asking a Nominatim-compatible server (GEOCODER_URL). Only the configured host, no redirects; at most two
 * seconds and 256 KiB, and the answer is validated. Rejects otherwise.
 */
export const nominatim =
  (baseUrl: string): Geocoder =>
  async query => {
    const url = new URL(`${trimEndSigns(baseUrl, '/')}/search`);
    const parameters = { q: query, format: 'jsonv2', addressdetails: '1', limit: String(MAX_CANDIDATES) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'application/json', 'accept-language': 'es', 'user-agent': 'portes/1.0' },
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const found = answer.parse(JSON.parse(await readLimited(response)));
    return found.slice(0, MAX_CANDIDATES).map(toCandidate);
  };
