import { EyeIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { HttpRequest } from '../http/types.ts';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';

export const PdfDialog = lazyPart(() => withTexts(import('./PdfDialog.tsx'), 'attachments'));

interface PreviewButtonProps {
  /** Text of the button: "View". */
  label: string;
  /** The document: "Invoice I-2611-7". */
  title: string;
  fileName: string;
  request: HttpRequest;
}

/** Opens a PDF file in a dialog. */
export function PreviewButton({ label, ...file }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EyeIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <PdfDialog {...file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
