import { type Address, formatAddress } from '#domain/geography/address';
import { can } from '#domain/permissions';
import { decodeRow } from '../crud/codec.ts';
import { scopedRows } from '../crud/read.ts';
import type { Row, Values } from '../crud/resource.ts';
import { likePattern } from '../crud/search.ts';
import type { Candidate } from '../geocoder/geocoder.ts';
import { wordsOf } from '../geocoder/words.ts';
import { locationsResource } from '../locations/index.ts';
import type { Ctx } from '../world.ts';

const MAX_CANDIDATES = 5;
const MAX_WORDS = 10;
/** The share of the words that a place must contain: one in four may be missing. */
const ENOUGH = 0.75;
/** At most so many rows are compared: beyond that the words are too common. */
const MAX_ROWS = 200;

type Location = Row & { addressName: string | null; searchText: string; address: Partial<Address> | null };

const toCandidate = ({ addressName, address }: Location): Candidate | null => {
  if (!address?.latitude || !address.longitude) return null;
  const { latitude, longitude } = address;
  return {
    label: [addressName, formatAddress(address, 'full')].filter(Boolean).join(' · '),
    street: address.street ?? null,
    houseNumber: address.houseNumber ?? null,
    postalCode: address.postalCode ?? null,
    city: address.city ?? null,
    county: address.county ?? null,
    country: address.country ?? null,
    countryCode: address.countryCode ?? null,
    latitude,
    longitude,
  };
};

/** Words found in nearly every address: they tell nothing apart. */
const COMMON = new Set(
  'de del la las los el en calle avenida avda av plaza paseo carretera ctra poligono pol'.split(' '),
);

const tellingWords = (text: string): string[] =>
  wordsOf(text)
    .split(' ')
    .filter(word => word.length > 1 && !COMMON.has(word))
    .slice(0, MAX_WORDS);

/** The stored places, of those the user may see, that contain nearly all the words; best match first. */
export const savedAddresses = async (text: string, ctx: Ctx): Promise<Candidate[]> => {
  if (!can(ctx.user.role, 'read', 'locations')) return [];
  const words = tellingWords(text);
  if (!words.some(word => /\p{L}/u.test(word))) return [];
  const rows: Values[] = await scopedRows(locationsResource, ctx)
    .where('locations.disabled', false)
    .where(any => {
      for (const word of words) any.orWhereRaw(`"locations"."searchText" like ? escape '\\'`, [likePattern(word)]);
    })
    .orderBy('locations.id', 'desc')
    .limit(MAX_ROWS)
    .select('locations.*');
  return rows
    .map(row => decodeRow(locationsResource.entity, row) as Location)
    .map(row => ({ row, hits: words.filter(word => row.searchText.includes(word)).length }))
    .filter(({ hits }) => hits >= words.length * ENOUGH)
    .sort((a, b) => b.hits - a.hits)
    .map(({ row }) => toCandidate(row))
    .filter(candidate => candidate !== null)
    .slice(0, MAX_CANDIDATES);
};
