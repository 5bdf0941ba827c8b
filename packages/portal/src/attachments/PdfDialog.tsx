import { CloseIcon, DownloadIcon, MinusIcon, PlusIcon } from '@hireyard/ui/icons';
import { media } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { HttpRequest } from '../http/types.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { saveFile } from '../pages/save-file.ts';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './use-pdf.ts';

const ZOOMS = [1, 1.25, 1.5, 2, 3];

/** Full height, so that the dialog does not grow while the file loads. Full screen on a phone. */
const Window = styled(Dialog)({
  '& .MuiDialog-paper': {
    blockSize: '100%',
    [media.belowTwoColumns]: { inlineSize: '100%', maxBlockSize: 'none', margin: 0, borderRadius: 0 },
  },
});
/** Title and close button come first. On a phone the tools get a row of their own. */
const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title close" "tools tools"',
  [media.table]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gridTemplateAreas: '"title tools close"' },
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 8px 8px 16px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& > div:first-of-type': { gridArea: 'title', minInlineSize: 0 },
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > button': { gridArea: 'close' },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.color.ink2 },
}));
const Tools = styled('div')({
  gridArea: 'tools',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginInlineStart: -8,
});
const Size = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& output': { minInlineSize: '3.25rem', fontSize: '0.8125rem', textAlign: 'center', color: theme.vars.color.ink2 },
}));
/** Replaces the pages. */
const Middle = styled('div')({ flex: 1, display: 'grid', placeItems: 'center', padding: 24 });

interface PdfDialogProps {
  /** The document: "Invoice I-2611-7". */
  title: string;
  /** Name of the downloaded file. */
  fileName: string;
  request: HttpRequest;
  onClose: () => void;
}

/** Shows a PDF file. The content security policy blocks the browser's own viewer. */
export default function PdfDialog({ title, fileName, request, onClose }: PdfDialogProps) {
  const { t } = useTranslation('attachments');
  const format = useFormat();
  const heading = useId();
  const { pdf, again } = usePdf(request);
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const content = pdf.status === 'shown' || pdf.status === 'unreadable' ? pdf.content : null;
  return (
    <Window open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={heading}>
      <Head>
        <div>
          <h2 id={heading}>{title}</h2>
          {pdf.status === 'shown' && <small role="status">{t('preview.pages', { count: pdf.file.pages })}</small>}
        </div>
        <Tools>
          {pdf.status === 'shown' && (
            <Size role="group" aria-label={t('preview.size')}>
              <IconButton aria-label={t('preview.smaller')} disabled={step === 0} onClick={() => setStep(step - 1)}>
                <MinusIcon size={18} />
              </IconButton>
              <output>{format.number(zoom, { style: 'percent' })}</output>
              <IconButton
                aria-label={t('preview.larger')}
                disabled={step === ZOOMS.length - 1}
                onClick={() => setStep(step + 1)}
              >
                <PlusIcon size={18} />
              </IconButton>
            </Size>
          )}
          {content && (
            <Button startIcon={<DownloadIcon />} onClick={() => saveFile(fileName, content)}>
              {t('preview.download')}
            </Button>
          )}
        </Tools>
        <IconButton autoFocus aria-label={t('preview.close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </Head>
      {pdf.status === 'shown' && <PdfPages file={pdf.file} label={title} zoom={zoom} />}
      {pdf.status === 'loading' && (
        <Middle role="status">
          <CircularProgress aria-label={t('preview.loading')} />
        </Middle>
      )}
      {pdf.status === 'failed' && (
        <Middle>
          <Failure problem={pdf.problem} onRetry={again} />
        </Middle>
      )}
      {pdf.status === 'unreadable' && (
        <Middle>
          <Alert severity="warning">{t('preview.unreadable')}</Alert>
        </Middle>
      )}
    </Window>
  );
}
