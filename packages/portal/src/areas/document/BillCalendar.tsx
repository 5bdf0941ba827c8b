import { BILLED_DAYS, type InvoiceExplanation } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';

type Day = InvoiceExplanation['machines'][number]['days'][number];

const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2024, 0, 1);
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const weekdayOf = ({ date }: Day) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The days by weeks from Monday; null where a week has days before the first or behind the last. */
function weeksOf(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const cells = [...Array.from({ length: weekdayOf(first) - 1 }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    WEEK.map((day) => cells[week * 7 + day - 1] ?? null),
  );
}

const Calendar = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 3,
  marginInline: -3,
  fontSize: '0.75rem',
  '& caption': { textAlign: 'start', fontSize: '0.875rem', color: theme.vars.color.ink2, paddingBlockEnd: 6 },
  '& th': { fontWeight: 600, color: theme.vars.color.ink2, textAlign: 'start', padding: '2px 4px' },
  '& td': {
    verticalAlign: 'top',
    padding: '4px 4px 6px',
    border: '1px solid transparent',
    borderRadius: theme.vars.radius.control,
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& time': { display: 'block', fontSize: '0.8125rem', fontWeight: 600 },
  '& [data-kind="charged"]': {
    color: theme.vars.color.ink,
    backgroundColor: theme.vars.color.brandSoft,
    borderColor: theme.vars.color.brand,
    borderBlockStartWidth: 3,
  },
  '& [data-kind="weekend"]': { color: theme.vars.color.ink2, backgroundColor: theme.vars.color.sunk },
  '& [data-kind="holiday"]': { borderColor: theme.vars.color.lineStrong, borderStyle: 'dotted' },
  '& [data-kind="standDown"]': {
    borderColor: theme.vars.color.lineStrong,
    background: `repeating-linear-gradient(135deg, ${theme.vars.color.sunk} 0 4px, transparent 4px 9px)`,
  },
  '& [data-kind="offRent"]': { borderColor: theme.vars.color.control, borderStyle: 'dashed' },
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));

/** Every day of a bill: which of them are charged, and why the others cost nothing. */
export function BillCalendar({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const weekdays = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }), [language]);
  const counted = BILLED_DAYS.map((kind) => ({ kind, count: days.filter((day) => day.kind === kind).length }));
  return (
    <div>
      <Calendar>
        <caption>{t('bill.dayByDay')}</caption>
        <thead>
          <tr>
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col">
                {weekdays.format(MONDAY + (weekday - 1) * DAY_MS)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week, row) => (
            <tr key={week.find((day) => day)?.date ?? row}>
              {week.map((day, index) => (
                <td key={WEEK[index]} {...(day && { 'data-kind': day.kind })}>
                  {day && (
                    <>
                      <time dateTime={day.date}>{format.date(day.date, 'short')}</time>
                      {day.number === null ? t(`bill.day.${day.kind}`) : t('bill.number', { number: day.number })}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Calendar>
      <Legend>
        {counted.map(({ kind, count }) => count > 0 && <li key={kind}>{t(`bill.count.${kind}`, { count })}</li>)}
        {days.map(
          ({ date, holiday }) => holiday !== null && <li key={date}>{`${format.date(date, 'short')}: ${holiday}`}</li>,
        )}
      </Legend>
    </div>
  );
}
