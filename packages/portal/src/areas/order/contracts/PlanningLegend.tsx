import type { LineStatusFilter } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';

const Statuses = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: '10px 14px',
  listStyle: 'none',
});

/** Legend of the bar colors. With overdue, it also lists on rent, because an overdue bar follows an on-rent bar. */
export default function PlanningLegend({ statuses }: { statuses: readonly LineStatusFilter[] }) {
  const { t: order } = useTranslation('order');
  const { t } = useTranslation('planning');
  const entries = statuses.flatMap((status) =>
    status === 'overdue' && !statuses.includes('onRent') ? (['onRent', status] as const) : [status],
  );
  return (
    <Statuses aria-label={t('legend')}>
      {entries.map((status) => (
        <li key={status}>
          <StatusChip tone={rentalTone(status)}>{order(`status.${status}`)}</StatusChip>
        </li>
      ))}
    </Statuses>
  );
}
