import { listProjects, type Order, type ProjectSummary } from '@hireyard/contract';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { Select } from '@hireyard/ui/components/Select';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { LookupField } from '../../../forms/LookupField.tsx';
import { useToday } from '../../../i18n/locality.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Sheet } from '../../../pages/Sheet.tsx';
import type { OrderValues } from './order-values.ts';
import { useDayErrors } from './use-day-errors.ts';
import type { OrderData, useLines } from './use-order-form.ts';

const Head = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 14,
  [tokens.media.twoColumns]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > fieldset': { gridColumn: '1 / -1' },
  },
});
const projectOption = ({ id, name, number }: Pick<ProjectSummary, 'id' | 'name' | 'number'>) => ({
  value: id,
  label: `${name} (${number})`,
});
const ACTIVE = { status: ['active'] };
const WEEKDAYS = [1, 2, 3, 4, 5];

interface OrderHeadProps {
  form: UseFormReturn<OrderValues>;
  data: OrderData;
  order: Order | undefined;
  lines: ReturnType<typeof useLines>;
}

/** Project, days and depot of the order, which determine the stock. */
export function OrderHead({ form, data, order, lines }: OrderHeadProps) {
  const { t } = useTranslation('orders');
  const { depots, rules } = data;
  const [from, to, depotId] = form.watch(['from', 'to', 'depotId']);
  const errors = useDayErrors(form);
  const today = useToday();
  const project = data.project ?? order?.project;
  return (
    <Head as="section" aria-label={t('form.what')}>
      <LookupField<OrderValues, ProjectSummary>
        form={form}
        name="projectId"
        label={t('form.project')}
        required={rules?.policy.projectRequired ?? false}
        endpoint={listProjects}
        narrowed={ACTIVE}
        optionOf={projectOption}
        chosen={project ? projectOption(project) : null}
      />
      <Select
        label={t('facts.depot')}
        options={(depots ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={depotId}
        onChange={(event) => form.setValue('depotId', event.target.value, { shouldDirty: true })}
      />
      <DateRangeField
        label={t('facts.period')}
        today={rules?.today ?? today}
        min={rules?.firstDay ?? null}
        max={rules?.lastDay ?? null}
        workDays={rules?.workDays ?? WEEKDAYS}
        holidays={rules?.closedDays ?? []}
        workdaysOnly="from"
        minDays={rules?.minRentalDays ?? 0}
        value={{ from: from || null, to }}
        errors={errors}
        onChange={(_, range) => lines.move({ from: range.from ?? '', to: range.to })}
      />
    </Head>
  );
}
