import {
  type EmissionFactor,
  type EmissionLine,
  type EmissionMethod,
  type FactorKind,
  type Fuel,
  listEmissionLines,
} from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { useRead } from '../../api/use-read.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PanelHead, PanelNote } from '../../pages/Panel.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ofUse, useEmissionWords } from './use-emission-words.ts';
import { type EmissionsUrl, useEmissions } from './use-emissions.ts';

const Steps = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: 14,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > strong': { fontWeight: 600, whiteSpace: 'nowrap' },
}));

/** Returns the factor of a month: the latest one already valid. */
const factorOf = (factors: readonly EmissionFactor[], fuel: Fuel, kind: FactorKind, year: number) =>
  factors
    .filter((factor) => factor.fuel === fuel && factor.kind === kind && factor.since <= year)
    .toSorted((one, other) => other.since - one.since)[0];

interface ExampleProps {
  line: EmissionLine;
  month: string;
  method: EmissionMethod;
}

function Example({ line, month, method }: ExampleProps) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const words = useEmissionWords();
  const names = useAppSelector(selectProductNames);
  const { fuel, consumption, quantity, assumedDays } = line;
  const taken = method.consumptions.find(({ productCode }) => productCode === line.productCode);
  if (fuel === null || consumption === null || !taken) return null;
  const number = (value: number, maximumFractionDigits = 1) => format.number(value, { maximumFractionDigits });
  const hours = (value: number) => format.number(value, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 });
  const unit = fuel === 'electricity' ? 'kWh' : 'l';
  const year = Number(month.slice(0, 4));
  const [use, upstream] = (['use', 'upstream'] as const).map((kind) => factorOf(method.factors, fuel, kind, year));
  const kilograms = (value: number) =>
    format.number(value, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  const pieces = quantity > 1 ? `${number(quantity)} × ` : '';
  const assumed = `${pieces}${number(assumedDays)} × ${hours(Number(taken.hoursPerDay))}`;
  const times = (factor: EmissionFactor) =>
    `${number(consumption)} ${unit} × ${number(Number(factor.kilograms), 5)} kg`;
  return (
    <>
      <PanelNote>
        {[productName(names, line.productCode), line.fleetNumber, words.monthInFull(month)].filter(Boolean).join(' · ')}
      </PanelNote>
      <Steps>
        <div>
          <dt>{t('example.measured')}</dt>
          <dd>{hours(line.measuredHours)}</dd>
        </div>
        <div>
          <dt>{t('example.assumed')}</dt>
          <dd>
            {assumed} = {hours(line.assumedHours)}
          </dd>
        </div>
        <div>
          <dt>{t('consumption')}</dt>
          <dd>
            {hours(line.measuredHours + line.assumedHours)} × {number(Number(taken.perHour), 2)} {unit} ={' '}
            <strong>{`${number(consumption)} ${unit}`}</strong>
          </dd>
        </div>
        {use && (
          <div>
            <dt>{t(fuel === 'electricity' ? 'scopes.scope2' : 'scopes.scope1')}</dt>
            <dd>
              {times(use)} = <strong>{kilograms(ofUse(line) ?? 0)}</strong>
            </dd>
          </div>
        )}
        {upstream && line.scope3 !== null && (
          <div>
            <dt>{t('scopes.scope3')}</dt>
            <dd>
              {times(upstream)} = <strong>{kilograms(line.scope3)}</strong>
            </dd>
          </div>
        )}
      </Steps>
    </>
  );
}

/** Fills in the formula for one of the machines with the highest emissions of the last month. */
export function EmissionExample({ url, method }: { url: EmissionsUrl; method: EmissionMethod }) {
  const { t } = useTranslation('co2');
  const { currentData: emissions } = useEmissions(url);
  const month = emissions?.months.findLast((one) => ofUse(one) !== null)?.month;
  const { currentData: lines } = useRead(
    listEmissionLines,
    { query: { ...url.query, month: month ?? '2000-01', page: 0, size: 20 } },
    { skip: month === undefined },
  );
  // Prefers a machine with measured hours, because its example shows both kinds of hours.
  const line =
    lines?.items.find(({ measuredHours, reason }) => reason === null && measuredHours > 0) ?? lines?.items[0];
  const isNone = (emissions && month === undefined) || lines?.items.length === 0;
  return (
    <Sheet as="section" aria-label={t('example.title')}>
      <PanelHead>
        <h2>{t('example.title')}</h2>
      </PanelHead>
      {line && month && <Example line={line} month={month} method={method} />}
      {isNone && <PanelNote>{t('example.none')}</PanelNote>}
    </Sheet>
  );
}
