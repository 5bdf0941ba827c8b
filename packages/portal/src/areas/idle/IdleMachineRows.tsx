import { type IdleMachine, pathOf } from '@hireyard/contract';
import { Sparkline } from '@hireyard/ui/components/Sparkline';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { selectProductNames } from '../../client/product-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { DetailLink } from '../../lists/RowLink.tsx';
import { Cost, Lines, Place, Row, Rows, Step, What, Where } from '../../pages/EntryRow.ts';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** One line on wide screens. On phones, use is below the machine, and costs are beside the next step. */
const MachineLine = styled(Row)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gridTemplateAreas: '"what what" "runs runs" "cost step"',
  columnGap: 16,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  [tokens.media.table]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr) 11.5rem',
    gridTemplateAreas: '"what where runs cost step"',
  },
  // Hides buttons in print.
  '@media print': {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr)',
    gridTemplateAreas: '"what where runs cost"',
  },
}));
const Runs = styled('div')({ gridArea: 'runs', display: 'flex', alignItems: 'center', gap: 16 });

/** Machines on rent with place, use, cost of a further day, and next step. */
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
    <MachineLine>
      <What>
        <strong id={id}>{productName(names, machine.productCode)}</strong>
        <small>
          {project && <Place>{project.name} · </Place>}
          <span>
            {wholeNumbers(
              [
                machine.fleetNumber,
                machine.contractNumber,
                t('since', { date: format.date(machine.onRentOn, 'short') }),
              ]
                .filter(Boolean)
                .join(' · '),
            )}
          </span>
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
    </MachineLine>
  );
}

/** Describes the engine's use. Empty for a machine that no longer reports. */
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
