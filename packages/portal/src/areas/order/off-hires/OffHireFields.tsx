import { type CallOffRules, type ContactPerson, firstPickupOf, listContactPersons } from '@hireyard/contract';
import { DateField as Input } from '@hireyard/ui/components/DateField';
import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { Select } from '@hireyard/ui/components/Select';
import { useId } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { AttachmentsField } from '../../../attachments/AttachmentsField.tsx';
import type { Attachments } from '../../../attachments/use-attachments.ts';
import { DateField } from '../../../forms/DateField.tsx';
import { LookupField } from '../../../forms/LookupField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useBound } from '../../../forms/use-bound.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { instantOf } from './local-instant.ts';
import { MachinesField } from './MachinesField.tsx';
import type { OffHireValues } from './off-hire-values.ts';
import { slotOptions } from './slot-text.ts';
import type { Rented } from './use-rented-lines.ts';

/** Half hours of a day, as `HH:MM`. */
const TIMES = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
type Form = { form: UseFormReturn<OffHireValues> };

/** End of rent: now, or at a local time of the depot. */
function StopsField({ form, rules }: Form & { rules: CallOffRules }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { field } = useController({ control: form.control, name: 'stops' });
  const at = useController({ control: form.control, name: 'offRentAt' }).field;
  // A day that is still to be corrected may have any letters.
  const [day, time] = [at.value.slice(0, at.value.lastIndexOf('T')), at.value.slice(-5)];
  const bound = useBound({ form, name: 'offRentAt', label: t('stops.at'), required: true, invalidAs: 'date' });
  return (
    <>
      <RadioGroup
        label={t('stops.label')}
        // The parts of several sites are in one form element, where equal names are one group of radio buttons.
        name={useId()}
        inputRef={field.ref}
        value={field.value}
        onChange={(_, value) => field.onChange(value)}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`stops.${value}`) }))}
      />
      {field.value === 'later' && (
        <>
          <Input
            {...bound}
            today={rules.today}
            min={rules.today}
            inputRef={at.ref}
            value={day}
            onChange={(_, date) => at.onChange(`${date ?? ''}T${time}`)}
          />
          <Select
            label={t('stops.time')}
            options={TIMES.map((value) => ({ value, label: format.time(value) }))}
            value={time}
            onChange={(event) => at.onChange(`${day}T${event.target.value}`)}
          />
        </>
      )}
    </>
  );
}

/** Return of the machines: collection in a time slot, or delivery to the depot. */
function TransportField({ form, depot, rules }: Form & { depot: string; rules: CallOffRules }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { field } = useController({ control: form.control, name: 'transport' });
  const [stops, offRentAt] = useWatch({ control: form.control, name: ['stops', 'offRentAt'] });
  const stopsAt = stops === 'later' ? instantOf(offRentAt, rules.timeZone) : null;
  const firstPickup = stopsAt === null ? rules.firstPickupDay : firstPickupOf(stopsAt, rules);
  return (
    <>
      <RadioGroup
        label={t('transport.label')}
        name={useId()}
        inputRef={field.ref}
        value={field.value}
        onChange={(_, value) => field.onChange(value)}
        options={[
          { value: 'collect', label: t('transport.collect'), hint: depot },
          { value: 'bringBack', label: t('transport.bringBack'), hint: t('transport.bringBackTo', { name: depot }) },
        ]}
      />
      {field.value === 'collect' && (
        <>
          <DateField
            form={form}
            name="window.date"
            label={t('window.date')}
            required
            today={rules.today}
            min={firstPickup}
            max={rules.lastPickupDay}
            workDays={rules.workDays}
            holidays={rules.closedDays}
          />
          <SelectField form={form} name="window.slot" label={t('window.slot')} options={slotOptions(format)} required />
        </>
      )}
    </>
  );
}

interface OffHireFieldsProps extends Form, Pick<Rented, 'lines'> {
  /** Rules of the depot, which all lines share. */
  rules: CallOffRules;
  files: Attachments;
}

/** Fields of an off-hire: machines, time, transport, place, contact and photos. */
export function OffHireFields({ form, lines, rules, files }: OffHireFieldsProps) {
  const { t } = useTranslation('offHires');
  return (
    <>
      <MachinesField form={form} lines={lines} />
      <StopsField form={form} rules={rules} />
      <TransportField form={form} depot={lines[0]?.depot.name ?? ''} rules={rules} />
      <TextField form={form} name="place" label={t('place')} read={optionalText} />
      <TextField form={form} name="keyPlace" label={t('keys')} read={optionalText} />
      <LookupField<OffHireValues, ContactPerson>
        form={form}
        name="siteContactId"
        label={t('contact')}
        endpoint={listContactPersons}
        narrowed={{ status: ['active'] }}
        optionOf={(person) => ({ value: person.id, label: `${person.firstName} ${person.lastName}` })}
        chosen={null}
      />
      <AttachmentsField label={t('photos')} attachments={files} photosAlone />
    </>
  );
}
