import type { ArchiveStatus } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Shows if a contact person or an address is active or archived. */
export function ArchiveStatusChip({ status }: { status: ArchiveStatus }) {
  const { t } = useTranslation('contact');
  return <StatusChip tone={status === 'active' ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusChip>;
}
