import type { OrderRules } from '@hireyard/contract';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Ref, useState } from 'react';
import { type FieldError, get, type UseFormReturn } from 'react-hook-form';
import type { IssueError, IssueKey } from '../../../forms/issue.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelRows } from '../../../pages/Panel.tsx';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useMix } from './OrderLines.tsx';
import { usePeriod } from './order-columns.tsx';
import { completeLines, isOnDays, type LineValues, type OrderValues } from './order-values.ts';
import { useDayErrors } from './use-day-errors.ts';
import type { OrderData, useLines } from './use-order-form.ts';

const Lines = styled(PanelRows)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '4px 12px',
    paddingInline: 0,
  },
  '& p': { margin: 0, fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& output': { fontWeight: 650, whiteSpace: 'nowrap' },
}));
const Whole = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 8 });
/** Their texts begin where the name does. */
const Buttons = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: -12,
});
const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  '& p': { margin: 0 },
  '& > p:first-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    color: theme.vars.color.ink,
    fontWeight: 650,
  },
  '& output': { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.02em' },
}));

/** What is wrong with the order and is said by none of the fields below. */
const Notices = styled('div')({ display: 'grid', gap: 12, '&:empty': { display: 'none' }, '& > p': { margin: 0 } });

const PARTS = ['productCode', 'quantity', 'from', 'till', 'remark'] as const;

interface CartLineProps {
  line: LineValues;
  /** On the days of the order, whose errors stand above. */
  isOnOrderDays: boolean;
  name: string;
  estimate: NonNullable<OrderData['estimate']>['lines'][number]['estimate'];
  errorOf: (part: (typeof PARTS)[number], invalidAs?: IssueKey) => string | undefined;
  rules: OrderRules | undefined;
  lines: ReturnType<typeof useLines>;
}

function CartLine({ line, isOnOrderDays, name, estimate, errorOf, rules, lines }: CartLineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const period = usePeriod();
  const mixOf = useMix();
  const { key, quantity, from, till } = line;
  const isInOrder = till === null || from <= till;
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || !isOnOrderDays;
  const errors = isShown ? { from: errorOf('from'), till: errorOf('till') } : {};
  const others = [errorOf('quantity', 'number'), errorOf('productCode'), errorOf('remark')].filter(
    (text) => text !== undefined,
  );
  const hasDayError = errors.from !== undefined || errors.till !== undefined;
  return (
    <li>
      <div>
        <p>
          {t('lines.of', {
            quantity: quantity === null || Number.isNaN(quantity) ? '–' : format.number(quantity),
            name,
          })}
        </p>
        <small>
          {[from && isInOrder && period(from, till), estimate && mixOf(estimate)].filter(Boolean).join(' · ')}
        </small>
      </div>
      {estimate && <output>{format.money(estimate.net)}</output>}
      <Buttons>
        <Button
          size="small"
          aria-label={t('form.otherDaysOf', { name })}
          aria-expanded={isOpen || hasDayError}
          onClick={() => setOpen(!isOpen)}
        >
          {t('form.otherDays')}
        </Button>
        <Button size="small" aria-label={t('form.removeNamed', { name })} onClick={() => lines.remove(key)}>
          {t('form.remove')}
        </Button>
      </Buttons>
      {(isOpen || hasDayError) && rules && (
        <Whole>
          <DateRangeField
            label={t('form.otherDaysOf', { name })}
            today={rules.today}
            min={rules.firstDay}
            max={rules.lastDay}
            workDays={rules.workDays}
            holidays={rules.holidays}
            workdaysOnly="from"
            minDays={rules.minRentalDays}
            value={{ from: from || null, till }}
            onChange={(_, range) => lines.change(key, { from: range.from ?? '', till: range.till })}
            errors={{ ...(errors.from && { from: errors.from }), ...(errors.till && { till: errors.till }) }}
          />
        </Whole>
      )}
      {others.length > 0 && (
        <Whole>
          <Alert severity="error">{others.join(' ')}</Alert>
        </Whole>
      )}
    </li>
  );
}

interface CartProps {
  form: UseFormReturn<OrderValues>;
  data: OrderData;
  lines: ReturnType<typeof useLines>;
  /** Of what is said above the lines. */
  noticesRef: Ref<HTMLDivElement>;
}

/** What has been added so far, each on its days. */
export function OrderCart({ form, data, lines, noticesRef }: CartProps) {
  const { t } = useTranslation('orders');
  const { issue } = useSentences();
  const names = useAppSelector(selectProductNames);
  const [entered, from, till] = form.watch(['lines', 'from', 'till']);
  const dayErrors = Object.values(useDayErrors(form));
  const { projectId } = form.formState.errors;
  const whole = form.formState.errors.lines as (FieldError & IssueError) | undefined;
  const sayIssue = (found: IssueError | undefined, invalidAs?: IssueKey) => found?.type && issue(found, invalidAs);
  // An estimate has no line for what says too little yet.
  const estimated = new Map(
    completeLines(entered).map((line, index) => [
      entered.filter((one) => completeLines([one]).length > 0)[index]?.key ?? line.productCode,
      data.estimate?.lines[index]?.estimate ?? null,
    ]),
  );
  return (
    <>
      <Notices ref={noticesRef} tabIndex={-1}>
        {/* The project is chosen above the catalogue, outside of the form that lists its errors. */}
        {projectId && (
          <Alert
            severity="error"
            action={<Button onClick={() => form.setFocus('projectId')}>{t('form.project')}</Button>}
          >
            {t('form.projectMissing')}
          </Alert>
        )}
        {dayErrors.length > 0 && <Alert severity="error">{`${t('facts.period')}: ${dayErrors.join(' ')}`}</Alert>}
        {entered.length === 0 && <p>{t('form.nothingYet')}</p>}
        {whole?.type && <Alert severity="error">{entered.length === 0 ? t('form.addFirst') : sayIssue(whole)}</Alert>}
      </Notices>
      <Lines>
        {entered.map((line, index) => (
          <CartLine
            key={line.key}
            line={line}
            isOnOrderDays={isOnDays(line, { from, till })}
            name={productName(names, line.productCode)}
            estimate={estimated.get(line.key) ?? null}
            errorOf={(part, invalidAs) =>
              sayIssue(get(form.formState.errors, `lines.${index}.${part}`), invalidAs) || undefined
            }
            rules={data.rules}
            lines={lines}
          />
        ))}
      </Lines>
    </>
  );
}

/** What the order is expected to cost, what that leaves out, and who would have to approve it. */
export function OrderTotal({ estimate }: { estimate: OrderData['estimate'] }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (!estimate) return null;
  const names = estimate.approvers.map(({ name }) => name);
  return (
    <Total aria-live="polite">
      {estimate.total && (
        <>
          <p>
            <span>{t('facts.estimate')}</span>
            <output>{format.money(estimate.total)}</output>
          </p>
          <p>{t('estimate.excludes')}</p>
        </>
      )}
      {estimate.needsApproval && (
        <Alert severity="info" role="status">
          {names.length > 0 ? t('form.needsApproval', { names: format.list(names) }) : t('waits.nobody')}
        </Alert>
      )}
    </Total>
  );
}
