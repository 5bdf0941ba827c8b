import { explainInvoice, getDocument, type InvoiceExplanation, isLocalDate } from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { styled } from '@mui/material/styles';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useRead } from '../../api/use-read.ts';
import { useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { amountOfDays, chargedWithin, type DisputedLine } from './disputed.ts';
import type { RequestValues } from './request-values.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const Lines = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 8, fontWeight: 650 },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
const Days = styled('div')({ display: 'grid', gap: 8, marginInlineStart: 32 });

/** Finds the charge of an invoice line in its explanation, with its machine. */
function chargeOf(explanation: InvoiceExplanation | undefined, lineId: string) {
  const machine = explanation?.machines.find(({ charges }) => charges.some((charge) => charge.lineId === lineId));
  const charge = machine?.charges.find((one) => one.lineId === lineId);
  return machine && charge ? { machine, charge } : null;
}

/** Selects the lines of an invoice that are in question, and their days (DOM-92). */
export default function DisputedLines({ form, id }: { form: UseFormReturn<RequestValues>; id: string }) {
  const { t } = useTranslation('request');
  const today = useToday();
  const format = useFormat();
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const { field } = useController({ control: form.control, name: 'disputed' });
  const document = useRead(getDocument, { params: { id } }).currentData;
  const explanation = useRead(explainInvoice, { params: { id }, query: { lang } }).currentData;
  const lines = document?.type === 'invoice' ? (document.invoice?.lines ?? []) : [];
  if (!explanation || lines.length === 0) return null;
  const disputed = field.value;

  /** Returns a line in question with its days, and the sentence that names both and their amount. */
  const disputedLine = (lineId: string, from: string | null, to: string | null): DisputedLine => {
    const line = lines.find((one) => one.id === lineId);
    const charged = chargeOf(explanation, lineId);
    const isRange = from !== null && to !== null && isLocalDate(from) && isLocalDate(to);
    const range = charged && isRange ? { from, to } : null;
    const days = charged && range ? chargedWithin(charged.machine, charged.charge, range) : null;
    const amount =
      charged && days !== null
        ? amountOfDays(charged.charge, days, { pieces: charged.machine.pieces, weekDays: explanation.weekDays })
        : (line?.net ?? null);
    const parts = [
      line?.text,
      range && format.dateRange(range.from, range.to),
      days !== null && t('disputed.days', { count: days }),
      amount && format.money(amount),
    ];
    return { lineId, from, to, text: parts.filter(Boolean).join(' · ') };
  };
  const set = (next: DisputedLine) => field.onChange(disputed.map((one) => (one.lineId === next.lineId ? next : one)));
  const toggle = (lineId: string, isChecked: boolean) => {
    const charge = chargeOf(explanation, lineId)?.charge;
    const others = disputed.filter((one) => one.lineId !== lineId);
    field.onChange(isChecked ? [...others, disputedLine(lineId, charge?.from ?? null, charge?.to ?? null)] : others);
  };
  return (
    <Lines>
      <legend>{t('disputed.title')}</legend>
      {lines.map(({ id: lineId, text, net }) => {
        const chosen = disputed.find((one) => one.lineId === lineId);
        const charge = chargeOf(explanation, lineId)?.charge;
        return (
          <div key={lineId}>
            <Checkbox
              label={[text, net && format.money(net)].filter(Boolean).join(' · ')}
              checked={chosen !== undefined}
              onChange={(event) => toggle(lineId, event.target.checked)}
            />
            {chosen && charge && (
              <Days>
                <DateRangeField
                  label={t('disputed.period')}
                  today={today}
                  min={charge.from}
                  max={charge.to}
                  workDays={EVERY_DAY}
                  value={{ from: chosen.from, to: chosen.to }}
                  onChange={(_, { from, to }) => set(disputedLine(lineId, from, to))}
                />
                <p>{chosen.text}</p>
              </Days>
            )}
          </div>
        );
      })}
    </Lines>
  );
}
