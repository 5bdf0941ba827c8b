import {
  type Address,
  type ContactPerson,
  FULFILMENTS,
  type Fulfilment,
  listAddresses,
  listContactPersons,
  type Order,
  SLOT_NAMES,
} from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import type { UseFormReturn } from 'react-hook-form';
import { FieldPair } from '../../../forms/FieldPair.tsx';
import { LookupField } from '../../../forms/LookupField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OrderValues } from './order-values.ts';
import type { OrderData } from './use-order-form.ts';
import { useSlot } from './use-slot.ts';

const addressOption = ({ id, name, line1, city }: Pick<Address, 'id' | 'name' | 'line1' | 'city'>) => ({
  value: id,
  label: [name, line1, city].filter(Boolean).join(', '),
});
const personOption = ({ id, firstName, lastName }: ContactPerson) => ({ value: id, label: `${firstName} ${lastName}` });
const ACTIVE = { status: ['active'] };
/** Delivery address, time slot, contact and references. The client's policy defines the required fields. */
export function OrderDelivery({
  form,
  data,
  order,
}: {
  form: UseFormReturn<OrderValues>;
  data: OrderData;
  order: Order | undefined;
}) {
  const { t } = useTranslation('orders');
  const slotOf = useSlot();
  const fulfilment = form.watch('fulfilment');
  const policy = data.rules?.policy;
  const address = data.address ?? order?.address;
  const contact = order?.siteContact && { value: order.siteContact.id, label: order.siteContact.name };
  const person = data.person ? personOption(data.person) : (contact ?? null);
  return (
    <>
      <SegmentedControl<Fulfilment>
        label={t('facts.fulfilment')}
        segments={FULFILMENTS.map((value) => ({ value, label: t(`fulfilment.${value}`) }))}
        value={fulfilment}
        onChange={(_, next) => form.setValue('fulfilment', next, { shouldDirty: true })}
      />
      {fulfilment === 'delivery' && (
        <LookupField<OrderValues, Address>
          form={form}
          name="addressId"
          label={t('facts.address')}
          required
          endpoint={listAddresses}
          narrowed={ACTIVE}
          optionOf={addressOption}
          chosen={address ? addressOption(address) : null}
        />
      )}
      {fulfilment === 'delivery' && (
        <SelectField<OrderValues>
          form={form}
          name="slot"
          label={t('facts.slot')}
          required
          options={SLOT_NAMES.map((value) => ({ value, label: slotOf(value) }))}
        />
      )}
      <LookupField<OrderValues, ContactPerson>
        form={form}
        name="siteContactId"
        label={t('facts.siteContact')}
        required={fulfilment === 'delivery'}
        endpoint={listContactPersons}
        narrowed={ACTIVE}
        optionOf={personOption}
        chosen={person}
      />
      <FieldPair>
        <TextField
          form={form}
          name="poNumber"
          label={t('facts.poNumber')}
          required={policy?.poRequired ?? false}
          read={optionalText}
        />
        <TextField
          form={form}
          name="costCode"
          label={t('facts.costCode')}
          required={policy?.costCodeRequired ?? false}
          read={optionalText}
        />
      </FieldPair>
      <TextField form={form} name="reference" label={t('facts.reference')} read={optionalText} />
      <TextAreaField form={form} name="remark" label={t('facts.remark')} maxLength={500} />
    </>
  );
}
