import type { Money, Spend } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CardSkeletons, FigureCards } from '../../../../month-sums/FigureCards.tsx';
import { useOpened } from './use-spend.ts';

const Cards = styled(FigureCards)(({ theme }) => ({
  '& > [data-over]': { borderColor: theme.vars.tone.error.fg },
  '& > [data-over] dd:first-of-type': { color: theme.vars.tone.error.fg },
  // A rule separates amounts in other currencies, because currencies are never added up.
  '& [data-other]': { paddingBlockStart: 4, borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

interface CardProps {
  label: string;
  money: Money | null;
  hint?: ReactNode;
  others?: readonly (Money | null)[];
  over?: boolean;
  /** Query string that opens the lines of the amount. */
  search?: string | undefined;
}

function Card({ label, money, hint, others = [], over = false, search }: CardProps) {
  const amount = money ? <Amount {...money} emphasis="figure" /> : '–';
  return (
    <div data-over={over || undefined}>
      <dt>{label}</dt>
      <dd>
        {search !== undefined && money && Number(money.amount) !== 0 ? (
          <Link to={search} preventScrollReset>
            {amount}
          </Link>
        ) : (
          amount
        )}
      </dd>
      {hint && <dd>{hint}</dd>}
      {others.map(
        (other) =>
          other && (
            <dd key={other.currency} data-other>
              <Amount {...other} />
            </dd>
          ),
      )}
    </div>
  );
}

const IDS = ['invoiced', 'notInvoiced', 'forecast', 'over'] as const;

/** Totals in the selected currency, with the other currencies below a rule. */
export function SpendFigures({ spend }: { spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const format = useFormat();
  const { searchOf } = useOpened();
  if (!spend) return <CardSkeletons ids={IDS} />;
  const { currencies, currency, budgets } = spend;
  const inCurrency = currencies.find((one) => one.currency === currency);
  const others = currencies.filter((one) => one !== inCurrency);
  const lines = (figure: 'invoiced' | 'notInvoiced' | 'forecast') => searchOf({ figure, month: null, group: null });
  const disputed = inCurrency?.disputed && Number(inCurrency.disputed.amount) !== 0 ? inCurrency.disputed : null;
  return (
    <Cards>
      {inCurrency?.invoiced && (
        <Card
          label={t('figure.invoiced')}
          money={inCurrency.invoiced}
          hint={disputed ? t('hint.disputed', { amount: format.money(disputed) }) : t('hint.invoiced')}
          others={others.map(({ invoiced }) => invoiced)}
          search={lines('invoiced')}
        />
      )}
      {inCurrency?.notInvoiced && (
        <Card
          label={t('figure.notInvoiced')}
          money={inCurrency.notInvoiced}
          hint={t('hint.notInvoiced')}
          others={others.map(({ notInvoiced }) => notInvoiced)}
          search={lines('notInvoiced')}
        />
      )}
      {inCurrency?.forecast && (
        <Card
          label={t('figure.forecast')}
          money={inCurrency.forecast}
          hint={t('hint.forecast')}
          others={others.map(({ forecast }) => forecast)}
          search={lines('forecast')}
        />
      )}
      {budgets.over && budgets.projects > 0 && (
        <Card
          label={t('overBudget')}
          money={budgets.over}
          hint={t('overOf', { count: budgets.overCount ?? 0, projects: budgets.projects })}
          over={(budgets.overCount ?? 0) > 0}
        />
      )}
    </Cards>
  );
}
