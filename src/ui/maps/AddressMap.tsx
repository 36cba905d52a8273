import { FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddressLike } from '#domain/geography/address';
import { LazyMap } from './LazyMap.tsx';
import { mapPoint } from './mapPoint.ts';

/** About a metre. */
const DECIMALS = 5;

/** Where the coordinates of an address are; dragging the mark changes them. Nothing while there are none. */
export const AddressMap = ({ source, disabled }: { source: string; disabled?: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const address: AddressLike | null | undefined = useWatch({ name: source });
  const point = mapPoint(address);
  if (!point) return null;
  const onMove = (latitude: number, longitude: number) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${source}.latitude`, latitude.toFixed(DECIMALS), options);
    setValue(`${source}.longitude`, longitude.toFixed(DECIMALS), options);
  };
  return (
    <>
      <LazyMap points={[point]} onMove={disabled ? undefined : onMove} />
      {!disabled && <FormHelperText sx={{ mx: 0 }}>{translate('app.map.move')}</FormHelperText>}
    </>
  );
};
