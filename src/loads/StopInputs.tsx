import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { Box, FormHelperText, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isAfterDelivery, missingOfStop, type Stop } from '#domain/loads/stops';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { WARNING_LOOK } from '../ui/inputs/warningLook.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { StopFrame } from './StopFrame.tsx';

type Props = {
  index: number;
  min: string | null;
  /** When the order itself is delivered. */
  delivery?: string | null;
  autoFocus: boolean;
  onRemove?: () => void;
};

/** Where and when of a stop that is still to come; while something is missing it says that it won't be kept (Spec 5). */
export const StopInputs = ({ index, min, delivery, autoFocus, onRemove }: Props) => {
  const translate = useTranslate();
  const source = `intermediateStops.${index}`;
  const stop: Stop | null | undefined = useWatch({ name: source });
  const missing = missingOfStop(stop ?? {});
  const late = isAfterDelivery(stop ?? {}, delivery) ? 'resources.loads.help.stopLate' : undefined;
  const removeLabel = `${translate('resources.loads.actions.removeStop')} ${index + 1}`;
  return (
    <StopFrame
      number={index + 1}
      actions={
        onRemove && (
          <Tooltip title={removeLabel}>
            <IconButton size="small" aria-label={removeLabel} onClick={onRemove}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      }
    >
      <Box sx={[{ maxWidth: 260 }, WARNING_LOOK]}>
        <DayInput
          source={`${source}.deliveryDate`}
          label="resources.loads.fields.intermediateStops.deliveryDate"
          min={min}
          helperText={late}
          autoFocus={autoFocus}
        />
      </Box>
      <PlaceInput source={`${source}.destination`} />
      {missing.length > 0 && (
        <FormHelperText sx={{ color: 'warning.dark' }}>
          {translate(`resources.loads.help.stopMissing.${missing.length > 1 ? 'both' : missing[0]}`)}
        </FormHelperText>
      )}
    </StopFrame>
  );
};
