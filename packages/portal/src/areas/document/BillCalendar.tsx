import { BILLED_DAYS, type InvoiceExplanation } from '@hireyard/contract';
import { styled, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { visuallyHidden } from '../../pages/visually-hidden.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';

type Day = InvoiceExplanation['machines'][number]['days'][number];

const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2024, 0, 1);
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const weekdayOf = ({ date }: Day) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Groups the days by weeks from Monday. Null fills the days outside of the period. */
function weeksOf(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const cells = [...Array.from({ length: weekdayOf(first) - 1 }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    WEEK.map((day) => cells[week * 7 + day - 1] ?? null),
  );
}

const NARROW = '@container (max-width: 599px)';

/** Gives each kind of day a line or pattern, so that color is not the only distinction. */
const kindLooks = (theme: Theme) => ({
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
});

// A container, because the calendar is also narrow beside the calculation.
const Box = styled('div')({ containerType: 'inline-size', minInlineSize: 0 });

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
    position: 'relative',
    verticalAlign: 'top',
    padding: '4px 4px 6px',
    border: '1px solid transparent',
    borderRadius: theme.vars.radius.control,
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& time': { display: 'block', fontSize: '0.8125rem', fontWeight: 600 },
  '& [data-holiday] time > [aria-hidden]': { textDecoration: 'underline dotted', textUnderlineOffset: 3 },
  '& small': { display: 'block', fontSize: '0.6875rem' },
  '& [data-hidden]': visuallyHidden,
  ...kindLooks(theme),
  // Hidden, because a word as long as "Freigemeldet" would break in the middle.
  [NARROW]: { '& td > span, & td > small': visuallyHidden, '& time > [aria-hidden] > small': { fontWeight: 400 } },
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
  '& i': {
    display: 'inline-block',
    inlineSize: 18,
    blockSize: 14,
    marginInlineEnd: 6,
    verticalAlign: '-2px',
    border: '1px solid transparent',
    borderRadius: 3,
  },
  ...kindLooks(theme),
}));

/** Calendar of a bill: marks the charged days, and gives the reason for free ones. */
export function BillCalendar({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const weekdays = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }), [language]);
  const months = useMemo(() => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }), [language]);
  const counted = BILLED_DAYS.map((kind) => ({ kind, count: days.filter((day) => day.kind === kind).length }));
  return (
    <Box>
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
                <td
                  key={WEEK[index]}
                  {...(day && { 'data-kind': day.kind })}
                  {...(day?.holiday && { 'data-holiday': '' })}
                >
                  {day && (
                    <>
                      <time dateTime={day.date}>
                        <span data-hidden="">{`${format.date(day.date, 'short')} `}</span>
                        <span aria-hidden="true">
                          {(day === days[0] || day.date.endsWith('-01')) && (
                            <small>{months.format(new Date(`${day.date}T00:00:00Z`))}</small>
                          )}
                          <span>{Number(day.date.slice(-2))}</span>
                        </span>
                      </time>
                      {day.number !== null && <span data-hidden="">{`${t('bill.day.charged')} `}</span>}
                      <span>
                        {day.number === null ? t(`bill.day.${day.kind}`) : t('bill.number', { number: day.number })}
                      </span>
                      {day.holiday !== null && <small>{` ${day.holiday}`}</small>}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Calendar>
      <Legend>
        {counted.map(
          ({ kind, count }) =>
            count > 0 && (
              <li key={kind}>
                <i data-kind={kind} aria-hidden="true" />
                {t(`bill.count.${kind}`, { count })}
              </li>
            ),
        )}
        {days.map(({ date, kind, holiday }) => {
          if (holiday === null) return null;
          const label = `${format.date(date, 'short')}: ${holiday}`;
          return <li key={date}>{kind === 'charged' ? t('bill.holidayCharged', { holiday: label }) : label}</li>;
        })}
      </Legend>
    </Box>
  );
}
