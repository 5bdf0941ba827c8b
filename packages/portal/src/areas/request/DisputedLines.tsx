import {
  amountOfDays,
  chargedWithin,
  chargeOfLine,
  type DisputedLineEdit,
  explainInvoice,
  getDocument,
  isLocalDate,
} from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { styled } from '@mui/material/styles';
import { get, type UseFormReturn, useController } from 'react-hook-form';
import { useRead } from '../../api/use-read.ts';
import type { IssueError } from '../../forms/issue.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { RequestValues } from './request-values.ts';
import { useDisputedText } from './use-disputed-text.ts';

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

/** Selects the lines of an invoice that are in question, and their days (DOM-92). */
export default function DisputedLines({ form, id }: { form: UseFormReturn<RequestValues>; id: string }) {
  const { t } = useTranslation('request');
  const today = useToday();
  const format = useFormat();
  const disputedText = useDisputedText();
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const { field } = useController({ control: form.control, name: 'disputedLines' });
  const { errors } = form.formState;
  const { issue } = useSentences();
  const document = useRead(getDocument, { params: { id } }).currentData;
  const explanation = useRead(explainInvoice, { params: { id }, query: { lang } }).currentData;
  const lines = document?.type === 'invoice' ? (document.invoice?.lines ?? []) : [];
  if (!explanation || lines.length === 0) return null;
  const disputed = field.value;

  /** Describes the days in question and their amount. A date that is still being typed counts as none. */
  const textOf = ({ net, id: lineId }: (typeof lines)[number], { from, to }: DisputedLineEdit) => {
    const charged = chargeOfLine(explanation, lineId);
    const range = from !== null && to !== null && isLocalDate(from) && isLocalDate(to) ? { from, to } : null;
    const days = charged && range && chargedWithin(charged, range);
    const amount = charged && days !== null ? amountOfDays(charged, days, explanation) : net;
    return disputedText({ days, amount, ...(range ?? { from: null, to: null }) });
  };
  const toggle = (lineId: string, isChecked: boolean) => {
    const { from = null, to = null } = chargeOfLine(explanation, lineId)?.charge ?? {};
    const others = disputed.filter((one) => one.lineId !== lineId);
    field.onChange(isChecked ? [...others, { lineId, from, to, documentId: id }] : others);
  };
  const errorOf = (index: number, end: 'from' | 'to') => {
    const error = get(errors, `disputedLines.${index}.${end}`) as IssueError | undefined;
    return error?.code ? { [end]: issue(error) } : {};
  };
  return (
    <Lines>
      <legend>{t('disputed.title')}</legend>
      {lines.map((line) => {
        const index = disputed.findIndex((one) => one.lineId === line.id && one.documentId === id);
        const chosen = disputed[index];
        const charge = chargeOfLine(explanation, line.id)?.charge;
        return (
          <div key={line.id}>
            <Checkbox
              label={[line.text, line.net && format.money(line.net)].filter(Boolean).join(' · ')}
              checked={chosen !== undefined}
              onChange={(event) => toggle(line.id, event.target.checked)}
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
                  onChange={(_, { from, to }) => field.onChange(disputed.with(index, { ...chosen, from, to }))}
                  errors={{ ...errorOf(index, 'from'), ...errorOf(index, 'to') }}
                />
                <p>{textOf(line, chosen)}</p>
              </Days>
            )}
          </div>
        );
      })}
    </Lines>
  );
}
