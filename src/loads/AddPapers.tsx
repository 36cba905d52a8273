import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { addableTypes } from '#domain/documentRights';
import { useChoiceText } from '../ui/useChoices.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { ACCEPTED, fileRefusal } from '../ui/fileValue.ts';
import { useAction } from '../ui/useAction.ts';
import { useViewer } from '../ui/viewer.tsx';

type Props = { loadId: number; large?: boolean };
type Refusal = NonNullable<ReturnType<typeof fileRefusal>>;

/** A button for each paper that the road brings in: the phone's camera or a file, sent as soon as it is chosen. */
export const AddPapers = ({ loadId, large }: Props) => {
  const { role } = useViewer();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {addableTypes(role, 'loadId').map(type => (
        <AddPaper key={type} loadId={loadId} type={type} large={large} />
      ))}
    </Box>
  );
};

const AddPaper = ({ loadId, type, large }: Props & { type: string }) => {
  const translate = useTranslate();
  const textOf = useChoiceText('paper', 'loads');
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  // A photo just taken is in no gallery: it is held until the server has it.
  const held = useRef<File[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const { run, isPending } = useAction(provider => provider.addFiles('loads', loadId, held.current, { type }), {
    success: 'resources.loads.notifications.filesAdded',
    error: 'resources.loads.notifications.filesAddedError',
    args: { id: loadId },
    invalidates: ['loads', 'documents'],
    onSuccess: () => setIsHeld(false),
  });
  const choose = (chosen: FileList | null) => {
    const files = Array.from(chosen ?? []);
    const refused = files.flatMap((file, index) => fileRefusal(file, index) ?? []);
    setRefusals(refused);
    if (!files.length || refused.length) return;
    held.current = files;
    setIsHeld(true);
    run();
  };
  return (
    <Box sx={{ flex: large ? '1 1 150px' : undefined }}>
      <FileButton
        label={translate(isPending ? 'app.uploading' : 'resources.loads.actions.addPaper', { type: textOf(type) })}
        variant="outlined"
        size={large ? 'medium' : 'small'}
        startIcon={<CameraIcon />}
        disabled={isPending}
        fullWidth={large}
        sx={{ minHeight: large ? 52 : undefined }}
        accept={ACCEPTED}
        multiple
        onFiles={choose}
      />
      <Box aria-live="polite">
        {refusals.map(({ key, args }) => (
          <FormHelperText key={`${key} ${args.name}`} error>
            {translate(key, args)}
          </FormHelperText>
        ))}
        {isHeld && !isPending && (
          <Button size="small" onClick={run}>
            {translate('app.action.retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
