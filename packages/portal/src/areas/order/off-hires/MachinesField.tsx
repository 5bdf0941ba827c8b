import type { OffHireEdit, RentedMachine } from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { NumberField } from '@hireyard/ui/components/NumberField';
import { Select } from '@hireyard/ui/components/Select';
import { styled } from '@mui/material/styles';
import { get, type UseFormReturn, useController } from 'react-hook-form';
import type { IssueError } from '../../../forms/issue.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lineValues, type OffHireValues } from './off-hire-values.ts';

type Called = OffHireEdit['lines'][number];
const FUEL = ['none', '0', '25', '50', '75', '100'] as const;

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 12,
  '& > legend': { paddingInline: 0, paddingBlockEnd: 6, fontSize: '0.8125rem', fontWeight: 600 },
});
const Readings = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 12,
  paddingInlineStart: 36,
});

/** What a machine is called: its product and the number on it. */
export function useMachineName() {
  const names = useAppSelector(selectProductNames);
  return ({ productCode, fleetNumber }: Pick<RentedMachine, 'productCode' | 'fleetNumber'>) =>
    [productName(names, productCode), fleetNumber].filter(Boolean).join(' · ');
}

interface ReadingsProps {
  line: RentedMachine;
  called: Called;
  onChange: (called: Called) => void;
  errorOf: (part: 'quantity' | 'meterHours') => string | undefined;
}
/** How many pieces, what the meter shows and how full the tank is. */
function LineReadings({ line, called, onChange, errorOf }: ReadingsProps) {
  const { t } = useTranslation('offHires');
  const most = lineValues(line).quantity;
  return (
    <Readings>
      {most > 1 && (
        <NumberField
          label={t('quantity')}
          min={1}
          max={most}
          value={called.quantity}
          onChange={(_, quantity) => onChange({ ...called, quantity: quantity ?? 0 })}
          error={errorOf('quantity')}
        />
      )}
      <NumberField
        label={t('meter')}
        unit={t('hours')}
        min={0}
        value={called.meterHours}
        onChange={(_, meterHours) => onChange({ ...called, meterHours })}
        error={errorOf('meterHours')}
      />
      <Select
        label={t('fuel')}
        options={FUEL.map((value) => ({ value, label: t(`fuelLevel.${value}`) }))}
        value={called.fuelPercent === null ? 'none' : String(called.fuelPercent)}
        onChange={(event) => {
          const { value } = event.target;
          onChange({ ...called, fuelPercent: value === 'none' ? null : Number(value) });
        }}
      />
    </Readings>
  );
}

/** The machines of a contract that can be called off, each with what it goes back with. */
export function MachinesField({
  form,
  lines,
}: {
  form: UseFormReturn<OffHireValues>;
  lines: readonly RentedMachine[];
}) {
  const { t } = useTranslation('offHires');
  const { issue } = useSentences();
  const nameOf = useMachineName();
  const { field, fieldState } = useController({ control: form.control, name: 'lines' });
  const called = field.value;
  const put = (one: Called) => field.onChange(called.map((other) => (other.lineId === one.lineId ? one : other)));
  const toggle = (line: RentedMachine, isOn: boolean) =>
    field.onChange(isOn ? [...called, lineValues(line)] : called.filter(({ lineId }) => lineId !== line.id));
  // Of the machines as a whole, or of one of them by its place among those that are chosen.
  const say = (found: IssueError | undefined) => (found?.code ? issue(found) : undefined);
  const error = say(fieldState.error as IssueError | undefined);
  return (
    <Group>
      <legend>{t('machines')}</legend>
      {lines.map((line, index) => {
        const own = called.find(({ lineId }) => lineId === line.id);
        return (
          <div key={line.id}>
            <Checkbox
              label={nameOf(line)}
              checked={own !== undefined}
              onChange={(_, isOn) => toggle(line, isOn)}
              {...(index === 0 && { inputRef: field.ref, error })}
            />
            {own && (
              <LineReadings
                line={line}
                called={own}
                onChange={put}
                errorOf={(part) => say(get({ lines: fieldState.error }, `lines.${called.indexOf(own)}.${part}`))}
              />
            )}
          </div>
        );
      })}
    </Group>
  );
}
