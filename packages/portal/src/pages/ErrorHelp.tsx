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

/** Below what happened: the rental contact, and the reference to take along. */
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
  // A page that came over http has none.
  const { clipboard } = navigator;
  if (!clipboard) return null;
  // A browser may refuse; the reference can be selected, too.
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
