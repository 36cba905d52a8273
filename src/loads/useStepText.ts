import { useTranslate } from 'react-admin';
import type { StepName } from '#domain/loads/tracking';

/** How a step reads: `Cargado`, `Parada 1: En destino`. */
export const useStepText = () => {
  const translate = useTranslate();
  return ({ status, stop }: StepName): string => {
    const text = translate(`resources.loads.choices.status.${status}`);
    return stop === null ? text : `${translate('resources.loads.help.stop', { number: stop + 1 })}: ${text}`;
  };
};
