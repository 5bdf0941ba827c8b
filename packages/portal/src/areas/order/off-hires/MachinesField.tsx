import type { OffHireEdit, RentedMachine } from '@hireyard/contract';
import { CheckboxGroup } from '@hireyard/ui/components/CheckboxGroup';
import { NumberField } from '@hireyard/ui/components/NumberField';
import { Select } from '@hireyard/ui/components/Select';
import { styled } from '@mui/material/styles';
import { type UseFormReturn, useController } from 'react-hook-form';
import { selectProductNames } from '../../../client/product-names.ts';
import { notesOf } from '../../../forms/notes-of.ts';
import { useIssueAt } from '../../../forms/use-issue-at.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lineValues, type OffHireValues } from './off-hire-values.ts';

type OffHireLine = OffHireEdit['lines'][number];
const FUEL = ['none', '0', '25', '50', '75', '100'] as const;

const Readings = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 12,
  alignItems: 'start',
  paddingInlineStart: 30,
  paddingBlockEnd: 8,
});

/** Returns the name of a machine: product and fleet number. */
export function useMachineName() {
  const names = useAppSelector(selectProductNames);
  return ({ productCode, fleetNumber }: Pick<RentedMachine, 'productCode' | 'fleetNumber'>) =>
    [productName(names, productCode), fleetNumber].filter(Boolean).join(' · ');
}

interface ReadingsProps {
  line: RentedMachine;
  values: OffHireLine;
  onChange: (values: OffHireLine) => void;
  errorOf: (part: 'quantity' | 'meterHours') => string | undefined;
}
/** Quantity, meter reading and fuel level of a line. */
function LineReadings({ line, values, onChange, errorOf }: ReadingsProps) {
  const { t } = useTranslation('offHires');
  const most = lineValues(line).quantity;
  return (
    <Readings>
      {most > 1 && (
        <NumberField
          label={t('quantity')}
          min={1}
          max={most}
          value={values.quantity}
          onChange={(_, quantity) => onChange({ ...values, quantity: quantity ?? 0 })}
          {...notesOf(errorOf('quantity'))}
        />
      )}
      <NumberField
        label={t('meter')}
        unit={t('hours')}
        min={0}
        value={values.meterHours}
        onChange={(_, meterHours) => onChange({ ...values, meterHours })}
        {...notesOf(errorOf('meterHours'))}
      />
      <Select
        label={t('fuel')}
        options={FUEL.map((value) => ({ value, label: t(`fuelLevel.${value}`) }))}
        value={values.fuelPercent === null ? 'none' : String(values.fuelPercent)}
        onChange={(event) => {
          const { value } = event.target;
          onChange({ ...values, fuelPercent: value === 'none' ? null : Number(value) });
        }}
      />
    </Readings>
  );
}

/** Machines to call off, each with its readings. */
export function MachinesField({
  form,
  lines,
}: {
  form: UseFormReturn<OffHireValues>;
  lines: readonly RentedMachine[];
}) {
  const { t } = useTranslation('offHires');
  const issueAt = useIssueAt(form);
  const nameOf = useMachineName();
  const { field } = useController({ control: form.control, name: 'lines' });
  const selectedLines = field.value;
  const put = (one: OffHireLine) =>
    field.onChange(selectedLines.map((other) => (other.lineId === one.lineId ? one : other)));
  const choose = (ids: readonly string[]) =>
    field.onChange(
      lines
        .filter(({ id }) => ids.includes(id))
        .map((line) => selectedLines.find(({ lineId }) => lineId === line.id) ?? lineValues(line)),
    );
  return (
    <CheckboxGroup
      label={t('machines')}
      inputRef={field.ref}
      {...notesOf(issueAt('lines', 'choices'))}
      value={selectedLines.map(({ lineId }) => lineId)}
      onChange={(_, ids) => choose(ids)}
      options={lines.map((line) => {
        const own = selectedLines.find(({ lineId }) => lineId === line.id);
        return {
          value: line.id,
          label: wholeNumbers(nameOf(line)),
          details: own && (
            <LineReadings
              line={line}
              values={own}
              onChange={put}
              errorOf={(part) => issueAt(`lines.${selectedLines.indexOf(own)}.${part}`, 'number')}
            />
          ),
        };
      })}
    />
  );
}
