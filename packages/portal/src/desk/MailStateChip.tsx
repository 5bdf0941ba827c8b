import type { FailedMailState } from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { useTranslation } from '../i18n/use-translation.ts';

const TONES: Readonly<Record<FailedMailState, Tone>> = { open: 'error', again: 'success', aside: 'neutral' };

/** State of a mail that failed. */
export function MailStateChip({ state }: { state: FailedMailState }) {
  const { t } = useTranslation('deskMails');
  return <StatusChip tone={TONES[state]}>{t(`states.${state}`)}</StatusChip>;
}
