import { type IdleMachine, pathOf } from '@hireyard/contract';
import { Sparkline } from '@hireyard/ui/components/Sparkline';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { DetailLink } from '../../lists/RowLink.tsx';
import { productName } from '../../rental/product-name.ts';
import { selectProductNames } from '../../settings/product-names.ts';
import { useAppSelector } from '../../store/hooks.ts';

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** One line at a desk; on a phone what it is above how it runs, and what it costs beside its next step. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"what what" "runs runs" "cost step"',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  [tokens.media.table]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr) 11.5rem',
    gridTemplateAreas: '"what where runs cost step"',
    minBlockSize: 60,
    padding: '7px 14px',
  },
}));

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
const What = styled(Lines)({ gridArea: 'what' });
/** Beside what it is where there is room; on a phone it stands with the numbers. */
const Where = styled(Lines)({ gridArea: 'where', display: 'none', [tokens.media.table]: { display: 'grid' } });
const Place = styled('span')({ [tokens.media.table]: { display: 'none' } });
const Runs = styled('div')({ gridArea: 'runs', display: 'flex', alignItems: 'center', gap: 16 });
const Cost = styled(Lines)({
  gridArea: 'cost',
  fontVariantNumeric: 'tabular-nums',
  [tokens.media.table]: { textAlign: 'end' },
});
const Step = styled(Button)({ gridArea: 'step', justifySelf: 'stretch' }) as typeof Button;

/** Machines on rent, one row each: what and where, how its engine runs, what a further day costs, and the next step. */
export function IdleMachineRows({ label, items }: { label: string; items: readonly IdleMachine[] }) {
  return (
    <Rows aria-label={label}>
      {items.map((item) => (
        <MachineRow key={item.id} machine={item} />
      ))}
    </Rows>
  );
}

function MachineRow({ machine }: { machine: IdleMachine }) {
  const { t } = useTranslation('idle');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const id = useId();
  const { project, city, furtherDay, saving, expectedOn, operatingHours } = machine;
  const mayCallOff = machine.actions.includes('offHire');
  const shared = { variant: 'outlined', color: 'inherit', 'aria-describedby': id } as const;
  return (
    <Row>
      <What>
        <strong id={id}>{productName(names, machine.productCode)}</strong>
        <small>
          {project && <Place>{project.name} · </Place>}
          {[machine.fleetNumber, machine.contractNumber, t('since', { date: format.date(machine.onRentOn, 'short') })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </What>
      <Where>
        {project && <span>{project.name}</span>}
        <small>{city}</small>
      </Where>
      <Runs>
        {operatingHours !== null && (
          <Sparkline
            label={t('chart')}
            points={machine.hours.map(({ hours }) => hours)}
            formatValue={(value) => format.number(value, { style: 'unit', unit: 'hour' })}
          />
        )}
        <Use machine={machine} />
      </Runs>
      <Cost>
        {furtherDay && <strong>{t('perDay', { cost: format.money(furtherDay) })}</strong>}
        {saving && expectedOn && (
          <small>{t('saves', { cost: format.money(saving), date: format.date(expectedOn, 'short') })}</small>
        )}
        {furtherDay && expectedOn === null && <small>{t('openEnded')}</small>}
      </Cost>
      {mayCallOff ? (
        <Step {...shared} component={FormLink} to={`/order/off-hires/add?line=${machine.id}`}>
          {t('callOff')}
        </Step>
      ) : (
        <Step {...shared} component={DetailLink} href={pathOf({ resource: 'contract', id: machine.contractId })}>
          {t('showContract')}
        </Step>
      )}
    </Row>
  );
}

/** How it runs, in words; nothing is said of the use of a machine that no longer reports. */
function Use({ machine: { use, idleDays, usedOn, readOn, operatingHours } }: { machine: IdleMachine }) {
  const { t } = useTranslation('idle');
  const format = useFormat();
  const day = (date: string | null) => (date === null ? '' : format.date(date, 'short'));
  const state = () => {
    if (readOn === null) return t('never');
    if (use === 'silent') return t('lastReading', { date: day(readOn) });
    return use === 'idle' ? t('unused', { count: idleDays ?? 0 }) : t('lastUsed', { date: day(usedOn) });
  };
  return (
    <Lines>
      <span>{state()}</span>
      {operatingHours !== null && <small>{t('hours', { count: operatingHours })}</small>}
    </Lines>
  );
}
