import { formatAddress } from '#domain/geography/address';
import { formatDay } from '#domain/dates';
import type { Entity } from '#domain/entity';
import { formatEuros, formatNumber } from '#domain/figures';
import type { Place } from '#domain/geography/places';
import { requiredFlags } from '#domain/loads/requirements';
import type { NeededVehicle } from '#domain/routes';
import type { Stop } from '#domain/loads/stops';
import { expect } from 'vitest';
import { translate } from '../../i18n/translate.ts';

type Values = Record<string, unknown>;
/** What a paper has to say of a field, part by part. */
type Datum = [field: string, printed: string];

const OFFICE_KNOWS = ['id', 'version', 'createdAt', 'updatedAt', 'disabled'];

const placeParts = (place: Place | null | undefined): string[] =>
  place
    ? [
        place.name ?? '',
        formatAddress(place, 'street'),
        place.other ?? '',
        place.postalCode ?? '',
        place.city ?? '',
        place.county ?? '',
        place.country ?? '',
      ]
    : [];

const stopParts = ({ deliveryDate, destination }: Stop): string[] => [
  formatDay(deliveryDate),
  ...placeParts(destination as Place),
];

const neededParts = ({ traction, tow, requirements }: NeededVehicle): string[] => [
  ...[...(traction ?? []), ...(tow ?? [])].map(type => translate(`resources.vehicles.choices.type.${type}`)),
  ...requiredFlags(requirements).map(flag => translate(`resources.vehicles.fields.${flag}`)),
  requirements?.otherSpecs ?? '',
];

const partsOf = (entity: Entity, field: string, value: unknown): string[] => {
  const spec = entity.fields[field];
  switch (spec?.kind) {
    case 'number':
    case 'integer':
      return [formatNumber(value as number)];
    case 'money':
      return [formatEuros(value as number)];
    case 'day':
      return [formatDay(value as string)];
    case 'select':
      return [translate(`resources.${entity.name}.choices.${field}.${value}`)];
    case 'boolean':
      return value ? [translate(`resources.${entity.name}.fields.${field}`)] : [];
    case 'object':
      return field === 'neededVehicle' ? neededParts(value as NeededVehicle) : placeParts(value as Place);
    case 'list':
      return spec.relation ? [] : (value as Stop[]).flatMap(stopParts);
    case 'text':
      return [String(value)];
    default:
      return [];
  }
};

/** All that a row shows its reader, as papers print it; rows that it points at are named by who asks. */
export const printedOf = (entity: Entity, row: Values, leftOut: readonly string[]): Datum[] =>
  Object.keys(entity.fields)
    .filter(field => ![...OFFICE_KNOWS, ...leftOut].includes(field) && row[field] != null)
    .flatMap(field =>
      partsOf(entity, field, row[field])
        .filter(Boolean)
        .map((printed): Datum => [field, printed]),
    );

/** Names what of these a text layer lacks, wherever its lines break. */
export const expectPrinted = (text: string, data: readonly Datum[]): void => {
  const layer = text.replace(/\s/g, '');
  expect(data.filter(([, printed]) => !layer.includes(printed.replace(/\s/g, '')))).toEqual([]);
};

/** The fields that a row leaves blank: a full one has none, so that no field is missed by a paper unnoticed. */
export const blanksOf = (entity: Entity, row: Values, leftOut: readonly string[]): string[] =>
  Object.keys(entity.inputFields).filter(
    field => !leftOut.includes(field) && (row[field] == null || row[field] === false),
  );
