import { Alert } from '@mui/material';
import { useGetManyAggregate, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsTow, towingOptions } from '#domain/vehicles';
import { formatNumber } from '#domain/figures';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import { AddInPlace } from '../ui/forms/AddInPlace.tsx';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import { useField } from '../ui/forms/formScope.ts';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import { ChosenExpiredDocuments } from './ExpiredDocuments.tsx';
import type { RouteCarrier, RouteVehicle, RouteView } from './RouteView.ts';

const NewCarrierDialog = lazyDialog(() => import('../carriers/NewCarrierDialog.tsx'), 'NewCarrierDialog');

const DIRTY = { shouldDirty: true, shouldValidate: true };
const BY_PLATE = { field: 'number', order: 'ASC' } as const;

/** A vehicle by its id, as chosen in the form and perhaps not saved yet. */
export const useVehicle = (id: number | null | undefined): RouteVehicle | undefined =>
  useGetOne<RouteVehicle>('vehicles', { id: id ?? 0 }, { enabled: !!id }).data;

/** `8271WBG · Cabeza tractora · 24 t`. */
const useVehicleText = () => {
  const typeOf = useChoiceText('type', 'vehicles');
  return ({ number, type, tonnage }: Record<string, unknown>): string =>
    [number, typeOf(type), typeof tonnage === 'number' && `${formatNumber(tonnage)} t`].filter(Boolean).join(' · ');
};

/** The carrier, the vehicles of its own that are to drive the route (Spec 5), and the permit they need for it. */
export const VehiclePicks = () => {
  const may = useCan();
  const vehicleText = useVehicleText();
  const { setValue } = useFormContext();
  const route = useRecordContext<RouteView>();
  const carrierId: number | null | undefined = useWatch({ name: 'carrierId' });
  const carrier = useField('carrierId');
  const isFinished = route?.status === 'finished';
  const maySwap = may('update', 'carriers') && may('create', 'routes');
  const clearVehicles = () => {
    setValue('tractionVehicleId', null, DIRTY);
    setValue('towingVehicleId', null, DIRTY);
    // Typed before anybody was to drive, it stays.
    if (carrierId) setValue('specialPermit', null, DIRTY);
  };
  return (
    <Section title={`resources.routes.sections.${maySwap ? 'carrier' : 'vehicles'}`}>
      {maySwap && (
        <Cell md={4}>
          <AddInPlace
            resource="carriers"
            dialog={NewCarrierDialog}
            disabled={carrier.disabled || isFinished}
            onCreated={({ id }) => {
              setValue('carrierId', id, DIRTY);
              clearVehicles();
            }}
          >
            <ReferencePick source="carrierId" onChange={clearVehicles} disabled={isFinished} />
          </AddInPlace>
          <GoneCarrier id={carrierId} />
        </Cell>
      )}
      <Cell sm={6} md={4}>
        <ReferencePick
          source="tractionVehicleId"
          filter={{ carrierId: carrierId ?? 0, hasTraction: true }}
          sort={BY_PLATE}
          optionText={vehicleText}
          disabled={!carrierId || isFinished}
        />
        <Gone source="tractionVehicleId" />
      </Cell>
      <Cell sm={6} md={4}>
        <TowingPick carrierId={carrierId} isFinished={isFinished} />
      </Cell>
      <Cell md={6}>
        <Input source="specialPermit" disabled={isFinished} />
      </Cell>
      <ChosenExpiredDocuments />
    </Section>
  );
};

/** Says of a vehicle that was removed or is another carrier's by now what confirming would say. */
const Gone = ({ source }: { source: 'tractionVehicleId' | 'towingVehicleId' }) => {
  const [id, carrierId]: (number | null | undefined)[] = useWatch({ name: [source, 'carrierId'] });
  const vehicle = useVehicle(id);
  return <GoneNote when={!!id && !!vehicle && (vehicle.disabled || vehicle.carrierId !== carrierId)} />;
};

/** The same of a carrier that was removed, asked for together with the name that the choice shows. */
const GoneCarrier = ({ id }: { id: number | null | undefined }) => {
  const { data } = useGetManyAggregate<RouteCarrier>('carriers', { ids: id ? [id] : [] }, { enabled: !!id });
  return <GoneNote when={!!id && data?.[0]?.disabled === true} />;
};

const GoneNote = ({ when }: { when: boolean }) => {
  const translate = useTranslate();
  const route = useRecordContext<RouteView>();
  if (!when || route?.status === 'finished' || route?.disabled) return null;
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {translate('errors.routes.staffRemoved')}
    </Alert>
  );
};

type Props = { carrierId: number | null | undefined; isFinished: boolean };

/** What the chosen lorry can pull, or nothing at all; what it can't is cleared. */
const TowingPick = ({ carrierId, isFinished }: Props) => {
  const translate = useTranslate();
  const vehicleText = useVehicleText();
  const { setValue } = useFormContext();
  const { disabled } = useField('towingVehicleId');
  const [tractionId, towingId]: (number | null | undefined)[] = useWatch({
    name: ['tractionVehicleId', 'towingVehicleId'],
  });
  const traction = useVehicle(tractionId);
  const towing = useVehicle(towingId);
  const options = towingOptions(tractionId ? traction?.type : null);
  const misfit = !!towing && !!towingId && (!tractionId || (!!traction && !options.some(type => type === towing.type)));
  useEffect(() => {
    if (misfit && !disabled && !isFinished) setValue('towingVehicleId', null, DIRTY);
  }, [misfit, disabled, isFinished, setValue]);
  return (
    <>
      <ReferencePick
        source="towingVehicleId"
        filter={{ carrierId: carrierId ?? 0, hasTraction: false, type: options }}
        sort={BY_PLATE}
        optionText={vehicleText}
        emptyText={translate('resources.routes.choices.towing.none')}
        disabled={!options.length || isFinished}
      />
      <Gone source="towingVehicleId" />
      {!disabled && !isFinished && traction && needsTow(traction.type) && !towingId && (
        <Alert severity="warning" sx={{ py: 0 }}>
          {translate('errors.routes.confirmNeedsTow')}
        </Alert>
      )}
    </>
  );
};
