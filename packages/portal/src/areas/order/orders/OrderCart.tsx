import { minDaysOf, type OrderRules } from '@hireyard/contract';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Ref, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { selectProductNames } from '../../../client/product-names.ts';
import type { IssueKey } from '../../../forms/issue.ts';
import { useIssueAt } from '../../../forms/use-issue-at.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelRows } from '../../../pages/Panel.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useMix } from './OrderLines.tsx';
import { usePeriod } from './order-columns.tsx';
import { areDaysInOrder, completeLines, isOnDays, type LineValues, type OrderValues } from './order-values.ts';
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
  '& strong': { fontWeight: 650, whiteSpace: 'nowrap' },
}));
const Whole = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 8 });
/** Aligns the button labels with the product name. */
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
  '& strong': { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.02em' },
}));

/** Errors without a field below. */
const Notices = styled('div')({ display: 'grid', gap: 12, '&:empty': { display: 'none' }, '& > p': { margin: 0 } });

const PARTS = ['productCode', 'quantity', 'from', 'to', 'remark'] as const;

interface CartLineProps {
  line: LineValues;
  /** True if the line uses the days of the order. Errors of these days are shown above the lines. */
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
  const { key, productCode, quantity, from, to } = line;
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || !isOnOrderDays;
  const errors = isShown ? { from: errorOf('from'), to: errorOf('to') } : {};
  const others = [errorOf('quantity', 'number'), errorOf('productCode'), errorOf('remark')].filter(
    (text) => text !== undefined,
  );
  const hasDayError = errors.from !== undefined || errors.to !== undefined;
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
          {[from && areDaysInOrder(line) && period(from, to), estimate && mixOf(estimate)].filter(Boolean).join(' · ')}
        </small>
        {estimate?.noFourWeekRate && <small>{t('estimate.noFourWeekRate')}</small>}
      </div>
      {estimate && <strong>{format.money(estimate.net)}</strong>}
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
            holidays={rules.closedDays}
            workdaysOnly="from"
            minDays={minDaysOf(productCode, rules)}
            value={{ from: from || null, to }}
            onChange={(_, range) => lines.change(key, { from: range.from ?? '', to: range.to })}
            errors={{ ...(errors.from && { from: errors.from }), ...(errors.to && { to: errors.to }) }}
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
  /** Receives the element with the messages above the lines. */
  noticesRef: Ref<HTMLDivElement>;
}

/** Lines of the order, each with its days. */
export function OrderCart({ form, data, lines, noticesRef }: CartProps) {
  const { t } = useTranslation('orders');
  const issueAt = useIssueAt(form);
  const names = useAppSelector(selectProductNames);
  const [lineValues, from, to] = form.watch(['lines', 'from', 'to']);
  const dayErrors = Object.values(useDayErrors(form));
  const { projectId } = form.formState.errors;
  const whole = issueAt('lines');
  // The estimate covers complete lines only.
  const estimated = new Map(
    completeLines(lineValues).map((line, index) => [
      lineValues.filter((one) => completeLines([one]).length > 0)[index]?.key ?? line.productCode,
      data.estimate?.lines[index]?.estimate ?? null,
    ]),
  );
  return (
    <>
      <Notices ref={noticesRef} tabIndex={-1}>
        {/* The project field is above the catalogue, outside the form's error list. */}
        {projectId && (
          <Alert
            severity="error"
            action={<Button onClick={() => form.setFocus('projectId')}>{t('form.project')}</Button>}
          >
            {t('form.projectMissing')}
          </Alert>
        )}
        {dayErrors.length > 0 && <Alert severity="error">{`${t('facts.period')}: ${dayErrors.join(' ')}`}</Alert>}
        {lineValues.length === 0 && <p>{t('form.nothingYet')}</p>}
        {whole && <Alert severity="error">{lineValues.length === 0 ? t('form.addFirst') : whole}</Alert>}
      </Notices>
      <Lines>
        {lineValues.map((line, index) => (
          <CartLine
            key={line.key}
            line={line}
            isOnOrderDays={isOnDays(line, { from, to })}
            name={productName(names, line.productCode)}
            estimate={estimated.get(line.key) ?? null}
            errorOf={(part, invalidAs) => issueAt(`lines.${index}.${part}`, invalidAs)}
            rules={data.rules}
            lines={lines}
          />
        ))}
      </Lines>
    </>
  );
}

/** Estimated total of the order, with its approvers. */
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
            <strong>{format.money(estimate.total)}</strong>
          </p>
          <p>{t('estimate.excludes')}</p>
        </>
      )}
      {estimate.needsApproval && (
        // Said with the total: a live region in a live one is said twice.
        <Alert severity="info" role="note">
          {names.length > 0 ? t('form.needsApproval', { names: format.list(names) }) : t('waits.nobody')}
        </Alert>
      )}
    </Total>
  );
}
