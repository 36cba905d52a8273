import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import FileIcon from '@mui/icons-material/AttachFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useOutbox } from '../offline/useOutbox.ts';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import { FileButton } from '../ui/files/FileButton.tsx';
import { ACCEPTED, fileRefusal } from '../provider/fileValue.ts';
import type { Provider } from '../provider/provider.ts';
import { verdictOfFailure } from '../provider/verdictOfFailure.ts';
import { useAction } from '../ui/actions/useAction.ts';
import { AskBeforeLeaving } from '../ui/forms/AskBeforeLeaving.tsx';
import type { LoadView } from './LoadView.ts';

const mayWorkLater = (error: unknown): boolean =>
  ['unreachable', 'later', 'login'].includes(verdictOfFailure(error) ?? '');

type Props = { load: Pick<LoadView, 'id' | 'routeId'>; type: string; large?: boolean };

/** One kind of paper. Large, for a thumb: the camera at once, and beside it a file or a photo taken before. */
export const AddPaper = ({ load, type, large }: Props) => {
  const translate = useTranslate();
  const textOf = useChoiceText('paper', 'loads');
  const outbox = useOutbox();
  const [refusals, setRefusals] = useState<string[]>([]);
  // A photo just taken is in no gallery: it is held until the server has it, and what is taken next goes after it.
  const held = useRef<File[][]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const sendHeld = async (provider: Provider): Promise<void> => {
    for (let [files] = held.current; files; [files] = held.current) {
      await provider.addFiles('loads', load.id, files, { type }).catch((error: unknown) => {
        // It would be refused again, and hold the others up.
        if (!mayWorkLater(error)) held.current.shift();
        throw error;
      });
      held.current.shift();
    }
  };
  const { run, isPending } = useAction(sendHeld, {
    success: 'resources.loads.notifications.filesAdded',
    error: 'resources.loads.notifications.filesAddedError',
    args: { id: load.id },
    invalidates: ['loads', 'documents'],
    onSettled: () => setIsHeld(held.current.length > 0),
  });
  const send = (files: File[]) => {
    held.current.push(files);
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
    if (!outbox) return send(files);
    const paper = { kind: 'papers', loadId: load.id, routeId: load.routeId ?? null, type, files } as const;
    void outbox.add(paper, () => send(files));
  };
  const add = translate('resources.loads.actions.addPaper', { type: textOf(type) });
  const label = isPending ? translate('app.uploading') : add;
  const common = { variant: 'outlined', disabled: isPending, onFiles: choose } as const;
  return (
    <Box>
      <AskBeforeLeaving unsaved={isHeld} />
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
