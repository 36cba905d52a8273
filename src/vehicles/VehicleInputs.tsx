import { useFormContext, useWatch } from 'react-hook-form';
import { plateWarning } from '#domain/identifiers/plate';
import { isAdminLevel } from '#domain/roles';
import { canTow, vehicleTypes } from '#domain/vehicles';
import { FlagInputs } from '../ui/inputs/FlagInputs.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, QUARTER, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { WarnedInput } from '../ui/inputs/WarnedInput.tsx';
import { YearInput } from './YearInput.tsx';

const SIZES = ['tonnage', 'long', 'width', 'height'];

const CHANGED = { shouldDirty: true, shouldValidate: true };

/** A vehicle: whether it pulls decides its types, and its type whether it can tow (Spec 4, 5). */
export const VehicleInputs = () => {
  const { role } = useViewer();
  const { setValue } = useFormContext();
  const [hasTraction, type]: [boolean | null | undefined, string | null | undefined] = useWatch({
    name: ['hasTraction', 'type'],
  });
  const onType = (chosen: unknown) => {
    if (!canTow(valueOf(chosen))) setValue('withTow', false, CHANGED);
  };
  const onTraction = () => {
    setValue('type', null, CHANGED);
    setValue('withTow', false, CHANGED);
  };
  return (
    <>
      <Section title="resources.vehicles.sections.data">
        {isAdminLevel(role) && (
          <Cell md={6}>
            <ReferencePick source="carrierId" sort={{ field: 'name', order: 'ASC' }} />
          </Cell>
        )}
        <Cell {...QUARTER}>
          <WarnedInput source="number" warn={plate => plateWarning(plate, hasTraction === true)} />
        </Cell>
        <Cell {...QUARTER}>
          <YearInput />
        </Cell>
        <Cell sm={4} md={4} lg={3}>
          <Input source="hasTraction" onChange={onTraction} />
        </Cell>
        <Cell sm={8} md={5}>
          <SelectChoice source="type" choices={vehicleTypes(hasTraction)} onChange={onType} />
        </Cell>
        {canTow(type) && (
          <Cell sm={6} md={4}>
            <Input source="withTow" />
          </Cell>
        )}
      </Section>
      <Later>
        <Section title="resources.vehicles.sections.sizes" help="resources.vehicles.help.sizes">
          {SIZES.map(source => (
            <Cell key={source} xs={6} md={3}>
              <Input source={source} />
            </Cell>
          ))}
        </Section>
        <Section title="resources.vehicles.sections.services">
          <FlagInputs />
          <Cell md={4}>
            <Input source="specs" multiline />
          </Cell>
          <Cell md={4}>
            <Input source="otherSpecs" multiline />
          </Cell>
          <Cell md={4}>
            <Input source="preferences" multiline />
          </Cell>
        </Section>
      </Later>
    </>
  );
};

/** A select hands over its event. */
const valueOf = (chosen: unknown): string | null => {
  if (typeof chosen === 'string') return chosen;
  const target = typeof chosen === 'object' && chosen !== null && 'target' in chosen ? chosen.target : null;
  return typeof target === 'object' && target !== null && 'value' in target ? String(target.value) : null;
};
