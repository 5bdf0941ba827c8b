import type { DeskPaperSummary, PaperState } from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../i18n/use-translation.ts';

/** State of a paper. */
export function PaperStateChip({ voidedOn }: Pick<DeskPaperSummary, 'voidedOn'>) {
  const { t } = useTranslation('deskPapers');
  const state: PaperState = voidedOn === null ? 'valid' : 'void';
  return <StatusChip tone={state === 'valid' ? 'success' : 'neutral'}>{t(`states.${state}`)}</StatusChip>;
}
