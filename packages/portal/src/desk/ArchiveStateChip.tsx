import type { ArchiveState } from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../i18n/use-translation.ts';

/** State of a depot or a product. */
export function ArchiveStateChip({ state }: { state: ArchiveState }) {
  const { t } = useTranslation('desk');
  return <StatusChip tone={state === 'active' ? 'success' : 'neutral'}>{t(`archiveStates.${state}`)}</StatusChip>;
}

/** Filter of depots or products by their state. */
export function useArchiveStateFilter() {
  const { t } = useTranslation('desk');
  return {
    kind: 'menu' as const,
    name: 'state' as const,
    label: t('clients.state'),
    nameOf: (value: string) => t(`archiveStates.${value as ArchiveState}`),
  };
}
