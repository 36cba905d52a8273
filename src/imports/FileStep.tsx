import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import TemplateIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { missingColumns } from '#domain/imports';
import { FileButton } from '../ui/files/FileButton.tsx';
import { headOf } from './labels.ts';
import type { StepProps } from './ImportPage.tsx';
import { saveTemplate } from './template.ts';

/** Choosing the file, or the template to fill in. */
export const FileStep = ({ resource, owner, file: { busy, choose } }: StepProps) => {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const required = missingColumns(resource, [], !!owner).map(path => headOf(translate, resource, path));
  const take = (files: FileList | null) => {
    const [found] = files ?? [];
    if (found) void choose(found);
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Typography sx={{ mb: 2 }}>{translate('imports.file.help')}</Typography>
      {owner && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('imports.file.owner')}
        </Alert>
      )}
      <Box
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 3,
          mb: 3,
          border: 2,
          borderStyle: 'dashed',
          borderRadius: 2,
          borderColor: isOver ? 'primary.main' : 'divider',
        }}
      >
        <FileButton
          label={translate('imports.file.choose')}
          accept=".csv,.txt,.xlsx"
          variant="contained"
          startIcon={<UploadIcon />}
          disabled={busy !== null}
          onFiles={take}
        />
        <Typography color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {translate('imports.file.drop')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {translate(`imports.file.${required.length ? 'templateHelp' : 'templatePlain'}`, {
          columns: required.join(', '),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('imports.file.exportHelp')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['xlsx', 'csv'] as const).map(format => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<TemplateIcon />}
            onClick={() => saveTemplate(translate, resource, format)}
          >
            {translate(`imports.template.${format}`)}
          </Button>
        ))}
      </Box>
    </Paper>
  );
};
