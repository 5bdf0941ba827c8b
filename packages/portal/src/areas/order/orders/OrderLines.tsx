import type { LineEstimate, Order } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { selectProductNames } from '../../../client/product-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel, PanelNote, PanelRows } from '../../../pages/Panel.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { usePeriod } from './order-columns.tsx';

const Rows = styled(PanelRows)(({ theme }) => ({
  '& p': { margin: 0, fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& strong': { flex: 'none', fontWeight: 650, whiteSpace: 'nowrap' },
}));
const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: 14,
  fontWeight: 650,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '& strong': { fontSize: '1.375rem', fontWeight: 700, letterSpacing: '-0.02em' },
}));

/** Formats days, weeks and four-week periods: "3 weeks, 2 days". */
export function useMix() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return ({ mix }: LineEstimate) =>
    format.list([
      ...(mix.fourWeek > 0 ? [t('mix.fourWeek', { count: mix.fourWeek })] : []),
      ...(mix.week > 0 ? [t('mix.week', { count: mix.week })] : []),
      ...(mix.day > 0 ? [t('mix.day', { count: mix.day })] : []),
    ]);
}

/** Lines of an order, with their estimated cost. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const period = usePeriod();
  const mixOf = useMix();
  const { lines, pieceCount, estimate } = order;
  const counts = [t('lines.count', { count: lines.length }), t('lines.pieces', { count: pieceCount })];
  return (
    <Panel title={t('lines.title')} count={counts.join(' · ')}>
      <Rows>
        {lines.map(({ id, productCode, quantity, from, to, remark, estimate: line }) => (
          <li key={id}>
            <div>
              <p>{t('lines.of', { quantity: format.number(quantity), name: productName(names, productCode) })}</p>
              <small>
                {[productCode, period(from, to), line && mixOf(line)].filter(Boolean).join(' · ')}
                {remark && <> · {t('lines.remark', { remark })}</>}
              </small>
            </div>
            {line && <strong>{format.money(line.net)}</strong>}
          </li>
        ))}
      </Rows>
      {estimate && (
        <>
          <Total>
            <span>{t('facts.estimate')}</span>
            <strong>{format.money(estimate)}</strong>
          </Total>
          <PanelNote>{t('estimate.excludes')}</PanelNote>
        </>
      )}
    </Panel>
  );
}
