import type { Content } from 'pdfmake/interfaces.js';
import { requiredFlags } from '#domain/loads/requirements';
import { translate } from '../../i18n/translate.ts';
import { labelled } from '../pdf/look.ts';
import { join } from './goods.ts';
import type { PaperRoute } from './readCarriage.ts';

const say = (key: string): string => translate(`papers.needed.${key}`);

/** Vehicle types in words, separated by commas. */
export const typesOf = (types: readonly string[] | null | undefined): string =>
  (types ?? []).map(type => translate(`resources.vehicles.choices.type.${type}`)).join(', ');

/** What a route requires of its vehicles. */
export const neededOf = ({ neededVehicle }: PaperRoute): Content[] => {
  const { traction, tow, requirements } = neededVehicle ?? {};
  const flags = requiredFlags(requirements).map(flag => translate(`resources.vehicles.fields.${flag}`));
  return [
    labelled(say('vehicle'), join([typesOf(traction), typesOf(tow)], ' + ')),
    labelled(say('requirements'), flags.join(' · ')),
    labelled(say('specs'), requirements?.otherSpecs),
  ];
};
