import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import FileIcon from '@mui/icons-material/AttachFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useOutbox } from '../offline/useOutbox.ts';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import { FileButton } from '../ui/files/FileButton.tsx';
import { ACCEPTED, fileRefusal } from '../provider/fileValue.ts';
import { useAction } from '../ui/actions/useAction.ts';
import type { LoadView } from './LoadView.ts';

type Props = { load: Pick<LoadView, 'id' | 'routeId'>; type: string; large?: boolean };

/** One kind of paper. Large, for a thumb: the camera at once, and beside it a file or a photo taken before. */
export const AddPaper = ({ load, type, large }: Props) => {
  const translate = useTranslate();
  const textOf = useChoiceText('paper', 'loads');
  const outbox = useOutbox();
  const [refusals, setRefusals] = useState<string[]>([]);
  // A photo just taken is in no gallery: it is held until the server has it.
  const held = useRef<File[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const { run, isPending } = useAction(provider => provider.addFiles('loads', load.id, held.current, { type }), {
    success: 'resources.loads.notifications.filesAdded',
    error: 'resources.loads.notifications.filesAddedError',
    args: { id: load.id },
    invalidates: ['loads', 'documents'],
    onSuccess: () => setIsHeld(false),
  });
  const send = () => {
    setIsHeld(true);
    run();
  };
  const choose = (chosen: FileList | null) => {
    const files: File[] = [];
    const refused = new Set<string>();
    for (const file of Array.from(chosen ?? [])) {
      const refusal = fileRefusal(file, files.length);
      if (refusal) refused.add(translate(refusal.key, refusal.args));
      else files.push(file);
    }
    setRefusals([...refused]);
    if (!files.length) return;
    held.current = files;
    if (!outbox) return send();
    void outbox.add({ kind: 'papers', loadId: load.id, routeId: load.routeId ?? null, type, files }, send);
  };
  const add = translate('resources.loads.actions.addPaper', { type: textOf(type) });
  const label = isPending ? translate('app.uploading') : add;
  const common = { variant: 'outlined', disabled: isPending, onFiles: choose } as const;
  return (
    <Box>
      {large ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            {...common}
            label={label}
            startIcon={<CameraIcon />}
            sx={{ minHeight: 52, flex: 1 }}
            accept="image/*"
            capture
          />
          <FileButton
            {...common}
            label={translate('resources.loads.actions.file')}
            describedAs={translate('resources.loads.actions.addPaperFile', { type: textOf(type) })}
            startIcon={<FileIcon />}
            sx={{ minHeight: 52 }}
            accept={ACCEPTED}
            multiple
          />
        </Box>
      ) : (
        <FileButton {...common} label={label} size="small" startIcon={<CameraIcon />} accept={ACCEPTED} multiple />
      )}
      <Box aria-live="polite">
        {refusals.map(text => (
          <FormHelperText key={text} error>
            {text}
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
