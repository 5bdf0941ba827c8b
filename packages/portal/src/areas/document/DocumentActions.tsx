import { type Document, type DocumentFormat, getInvoicePdf } from '@hireyard/contract';
import { CommentIcon, DownloadIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PreviewButton } from '../../attachments/PreviewButton.tsx';
import { useHttp } from '../../attachments/use-http.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { requestOf } from '../../http/call.ts';
import { HttpError, type HttpProblem } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { fileNameOf, saveInvoice } from './save-invoice.ts';

/** Actions on a document: view, download, or dispute an invoice with a billing request. */
export default function DocumentActions({ document }: { document: Document }) {
  const { t } = useTranslation('document');
  const { problem: sentenceOf } = useSentences();
  const http = useHttp();
  const [saving, setSaving] = useState<DocumentFormat | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const save = async (format: DocumentFormat) => {
    setSaving(format);
    setProblem(null);
    try {
      await saveInvoice(http, document, format);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    } finally {
      setSaving(null);
    }
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {document.actions.includes('dispute') && (
          <Button
            variant="outlined"
            startIcon={<CommentIcon />}
            component={FormLink}
            to={`/request/requests/add?invoice=${document.id}`}
          >
            {t('dispute')}
          </Button>
        )}
        {document.formats.includes('pdf') && (
          <PreviewButton
            label={t('view')}
            title={t('numbered', { type: t(`type.${document.type}`), number: document.number })}
            fileName={fileNameOf(document, 'pdf')}
            request={requestOf(getInvoicePdf, { params: { id: document.id } })}
          />
        )}
        {document.formats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<DownloadIcon />}
            loading={saving === format}
            loadingPosition="start"
            disabled={saving !== null && saving !== format}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
      {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
    </Stack>
  );
}
