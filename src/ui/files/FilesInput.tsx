import UploadIcon from '@mui/icons-material/UploadFile';
import { Box, FormHelperText, Stack, Typography } from '@mui/material';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin';
import { type DragEvent, useState } from 'react';
import { MAX_FILES } from '#domain/documents';
import { FileButton } from './FileButton.tsx';
import { FileRow } from './FileRow.tsx';
import { ACCEPTED, type FileValue, fileRefusal, filesOf, MEGABYTES, typeNames } from '../../provider/fileValue.ts';
import { useField } from '../forms/formScope.ts';

type Props = {
  source?: string;
  label?: string;
  isRequired?: boolean;
  multiple?: boolean;
  /** Just pictures, of these types. */
  pictures?: readonly string[];
};

const same = (value: unknown) => value;

/**
 * Images and PDF, several at once, by choosing, dropping or (on a phone) with the camera: `<FilesInput source="url" />`.
 * Files that are stored already are listed with their link; the new ones go out with the form under `url` (Spec 7).
 */
export const FilesInput = ({ source = 'url', label, isRequired, multiple = true, pictures }: Props) => {
  const { disabled } = useField(source);
  const translate = useTranslate();
  const {
    field: { value, onChange, onBlur },
    fieldState,
  } = useInput({ source, defaultValue: [], format: same, parse: same });
  const [refusals, setRefusals] = useState<string[]>([]);
  const files = filesOf(value);
  const add = (chosen: FileList | null) => {
    const accepted: FileValue[] = [];
    const refused: string[] = [];
    for (const rawFile of Array.from(chosen ?? [])) {
      const refusal = fileRefusal(rawFile, accepted.length + files.filter(each => each.rawFile).length, pictures);
      if (refusal) refused.push(translate(refusal.key, refusal.args));
      else accepted.push({ rawFile, src: URL.createObjectURL(rawFile), title: rawFile.name });
    }
    setRefusals(refused);
    if (accepted.length) onChange(multiple ? [...files, ...accepted] : accepted.slice(-1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) add(event.dataTransfer.files);
  };
  const problem = fieldState.error?.message;
  return (
    <Box
      data-field={source}
      data-wrong={fieldState.invalid || undefined}
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
    >
      <Typography variant="subtitle2" component="div" sx={{ mb: 0.5 }}>
        <FieldTitle
          label={disabled || !label ? 'app.files.label' : label}
          source={source}
          isRequired={isRequired && !disabled}
        />
      </Typography>
      <Stack spacing={1}>
        {files.map(file => (
          <FileRow
            key={file.src}
            file={file}
            onRemove={file.rawFile && !disabled ? () => onChange(files.filter(each => each !== file)) : undefined}
          />
        ))}
        {disabled && !files.length && <Typography color="text.secondary">{translate('app.files.empty')}</Typography>}
        {!disabled && (
          <Box sx={{ border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
            <FileButton
              label={translate(multiple ? 'app.files.add' : pictures ? 'app.files.choosePicture' : 'app.files.choose')}
              variant="outlined"
              startIcon={<UploadIcon />}
              accept={pictures?.join(',') ?? ACCEPTED}
              multiple={multiple}
              onFiles={added => {
                add(added);
                onBlur();
              }}
            />
            <FormHelperText>
              {pictures
                ? translate('app.files.imageLimits', { types: typeNames(pictures), size: MEGABYTES })
                : translate('app.files.limits', { size: MEGABYTES, count: MAX_FILES })}
            </FormHelperText>
          </Box>
        )}
      </Stack>
      <Box aria-live="polite">
        {refusals.map(text => (
          <FormHelperText key={text} error>
            {text}
          </FormHelperText>
        ))}
        {problem && (
          <FormHelperText error>
            <ValidationError error={problem} />
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};
