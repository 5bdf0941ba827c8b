import type { Spend, SpendGroup, SpendRow } from '@hireyard/contract';
import { BudgetBar } from '@hireyard/ui/components/BudgetBar';
import { ChartLegend } from '@hireyard/ui/components/ChartLegend';
import { type DataColumn, TwoLines } from '@hireyard/ui/components/DataList';
import { styled } from '@mui/material/styles';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { GroupsSheet } from '../../../../month-sums/GroupsSheet.tsx';
import { NoFigure, ProjectName } from '../../../../month-sums/parts.ts';
import { keyOf } from '../../../../month-sums/use-sums-url.ts';
import { PageLink } from '../../../../pages/PageLink.tsx';
import { SpendAmount } from './SpendAmount.tsx';
import { type SpendUrl, useOpened } from './use-spend.ts';
import { useSpendWords } from './use-spend-words.ts';

const Over = styled('strong')(({ theme }) => ({ color: theme.vars.tone.error.fg, whiteSpace: 'nowrap' }));
const Exact = styled('span')({ whiteSpace: 'nowrap' });

/** Fits eight columns on a sheet of A4, with space for the bars. */
const Fitting = styled('div')({ '@media print': { '& th, & td': { paddingInline: '4px !important' } } });

const numberOf = (money: SpendRow['invoiced']) => Number(money?.amount ?? 0);

const partsOf = (row: SpendRow) => [
  { id: 'outside', value: numberOf(row.outside), look: 'solid' as const },
  { id: 'invoiced', value: numberOf(row.invoiced), look: 'solid' as const },
  { id: 'notInvoiced', value: numberOf(row.notInvoiced), look: 'hatched' as const },
  { id: 'forecast', value: numberOf(row.forecast), look: 'outlined' as const },
];
const heightOf = (row: SpendRow) => partsOf(row).reduce((sum, { value }) => sum + Math.max(value, 0), 0);

function useColumns(spend: Spend | undefined, by: SpendGroup, isNarrow: boolean): DataColumn<SpendRow>[] {
  const { t } = useTranslation('spend');
  const format = useFormat();
  const { groupOf } = useSpendWords();
  const rows = spend?.items ?? [];
  const scale = Math.max(1, ...rows.map((row) => Math.max(heightOf(row), numberOf(row.budget))));
  const has = (figure: 'invoiced' | 'notInvoiced' | 'forecast' | 'atEnd') =>
    !spend || rows.some((row) => row[figure] !== null);
  const hasBudgets = by === 'project' && (!spend || rows.some(({ budget }) => budget !== null));

  // With the other months, the columns add up to the total at the end.
  const hasOutside = rows.some((row) => numberOf(row.outside) !== 0);

  const atEnd = ({ over, budget, atEnd: end }: SpendRow) => {
    const total = end && <Exact>{format.money(end)}</Exact>;
    if (!over || !budget) return total;
    const cents = over.amount.replace(/^-/, '');
    const isOver = numberOf(over) > 0;
    const compared = t(isOver ? 'over' : 'left', { amount: format.money({ ...over, amount: cents }) });
    return <TwoLines first={total} second={isOver ? <Over>▲ {compared}</Over> : compared} />;
  };
  const bar = (row: SpendRow) => {
    const parts = [groupOf(row, by), row.atEnd && t('endsAt', { amount: format.money(row.atEnd) })];
    return (
      <BudgetBar
        label={parts.filter(Boolean).join(', ')}
        parts={partsOf(row)}
        budget={row.budget ? numberOf(row.budget) : undefined}
        scale={scale}
      />
    );
  };
  const figure = (id: 'invoiced' | 'notInvoiced' | 'forecast'): DataColumn<SpendRow> => ({
    id,
    header: t(`figure.${id}`),
    align: 'end',
    card: 'pair',
    cell: (row) => <SpendAmount money={row[id]} lines={{ figure: id, month: null, group: keyOf(row.key) }} />,
  });
  const columns: (DataColumn<SpendRow> | false)[] = [
    {
      id: 'group',
      header: t(`by.${by}`),
      card: 'title',
      skeleton: 'twoLines',
      width: '20%',
      cell: (row) => {
        const { project } = row;
        const name = groupOf(row, by);
        const place = [project?.city, project?.to && t('endsOn', { date: format.date(project.to) })];
        return (
          <TwoLines
            strong
            first={
              project ? (
                <ProjectName>
                  <PageLink to={`/order/company/projects/${project.id}`}>{name}</PageLink>
                </ProjectName>
              ) : (
                name
              )
            }
            second={place.filter(Boolean).join(' · ') || undefined}
          />
        );
      },
    },
    !isNarrow && { id: 'course', header: t('course'), card: 'line', width: '22%', cell: bar },
    has('invoiced') && figure('invoiced'),
    has('notInvoiced') && figure('notInvoiced'),
    has('forecast') && figure('forecast'),
    hasOutside && {
      id: 'outside',
      header: t('outside'),
      align: 'end',
      card: 'pair',
      cell: ({ outside }) =>
        outside && numberOf(outside) !== 0 ? <Exact>{format.money(outside)}</Exact> : <NoFigure>–</NoFigure>,
    },
    hasBudgets && {
      id: 'budget',
      header: t('budget'),
      align: 'end',
      card: 'pair',
      cell: ({ budget }) => (budget ? <Exact>{format.money(budget)}</Exact> : t('noBudget')),
    },
    has('atEnd') && { id: 'atEnd', header: t('atEnd'), align: 'end', card: 'pair', cell: atEnd },
  ];
  return columns.filter((column) => column !== false);
}

/** Cost of each project, cost code or product group, compared with its budget. */
export function SpendGroups({ url, spend }: { url: SpendUrl; spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const { by } = url;
  // The panel with the lines of a figure leaves no space for the bars.
  const isNarrow = useOpened().opened !== null;
  const columns = useColumns(spend, by, isNarrow);
  const looks = [
    { id: 'invoiced', look: 'solid' },
    { id: 'notInvoiced', look: 'hatched' },
    { id: 'forecast', look: 'outlined' },
  ] as const;
  return (
    <Fitting>
      <GroupsSheet
        title={t(`byTitle.${by}`)}
        legend={
          <ChartLegend
            entries={[
              ...looks
                .filter(({ id }) => columns.some((column) => column.id === id))
                .map(({ id, look }) => ({ id, look, label: t(`figure.${id}`) })),
              ...(columns.some(({ id }) => id === 'budget')
                ? [{ id: 'budget', look: 'mark' as const, label: t('budget') }]
                : []),
            ]}
          />
        }
        columns={columns}
        page={spend}
        url={url}
      />
    </Fitting>
  );
}
