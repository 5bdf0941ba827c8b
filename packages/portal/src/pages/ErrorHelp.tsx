import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { RentalContact } from './RentalContact.tsx';

export interface ErrorHelpProps {
  reference: string | null;
}

const Help = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingInline: 24,
  paddingBlockEnd: 40,
  textAlign: 'center',
});

/** Help below an error: the rental contact and a button that copies the reference. */
export default function ErrorHelp({ reference }: ErrorHelpProps) {
  return (
    <Help>
      {reference && <Copy text={reference} />}
      <RentalContact />
    </Help>
  );
}

function Copy({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  // Undefined on pages served over HTTP.
  const { clipboard } = navigator;
  if (!clipboard) return null;
  // The browser may refuse. The reference can also be selected.
  const copy = () =>
    clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div>
      <Button onClick={copy}>{t('error.copy')}</Button> <span role="status">{isCopied && t('error.copied')}</span>
    </div>
  );
}
