import { ADDRESS_KINDS, type AddressEdit, MAX_VEHICLES } from '@hireyard/contract';
import { COUNTRIES, hasPostcodes } from '@hireyard/contract/schemas';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { timeOf } from '../../../forms/time-of.ts';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { type AddressPart, addressParts } from '../../../i18n/address-formats.ts';
import { useCountryOptions } from '../../../i18n/use-country-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { GeoField } from './GeoField.tsx';

const INSTRUCTIONS_MAX = 1000;

interface AddressFormProps {
  endpointForm: EndpointForm<AddressEdit>;
  label: string;
  submit: string;
  /** Path that Cancel leads to. */
  back: string;
}

/** Fields of an address. The place fields follow the order of the selected country's address format. */
export function AddressForm({ endpointForm, label, submit, back }: AddressFormProps) {
  const { t } = useTranslation('contact');
  const { form } = endpointForm;
  const country = useWatch({ control: form.control, name: 'country' });
  const region = useWatch({ control: form.control, name: 'region' });
  const parts = addressParts(country);
  const fields: Readonly<Record<AddressPart, ReactNode>> = {
    line1: (
      <>
        <TextField form={form} name="line1" label={t('facts.line1')} required autoComplete="address-line1" />
        <TextField form={form} name="line2" label={t('facts.line2')} read={optionalText} autoComplete="address-line2" />
      </>
    ),
    postalCode: (
      <TextField
        form={form}
        name="postalCode"
        label={t('facts.postalCode')}
        required={hasPostcodes(country)}
        autoComplete="postal-code"
      />
    ),
    city: <TextField form={form} name="city" label={t('facts.city')} required autoComplete="address-level2" />,
    region: (
      <TextField
        form={form}
        name="region"
        label={t('facts.region')}
        read={optionalText}
        autoComplete="address-level1"
      />
    ),
  };
  // An existing region stays visible, even if the country's format has none.
  const visibleParts: readonly AddressPart[] = region && !parts.includes('region') ? [...parts, 'region'] : parts;
  return (
    <PageForm label={label} endpointForm={endpointForm} submit={submit} cancel={<CancelButton to={back} />}>
      <SelectField
        form={form}
        name="kind"
        label={t('facts.kind')}
        required
        options={ADDRESS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField form={form} name="name" label={t('facts.placeName')} hint={t('form.placeName')} read={optionalText} />
      <SelectField
        form={form}
        name="country"
        label={t('facts.country')}
        required
        options={useCountryOptions(COUNTRIES)}
        autoComplete="country"
      />
      {visibleParts.map((part) => (
        <Fragment key={part}>{fields[part]}</Fragment>
      ))}
      <TextAreaField
        form={form}
        name="access.instructions"
        label={t('facts.instructions')}
        hint={t('form.instructions')}
        maxLength={INSTRUCTIONS_MAX}
      />
      <SelectField
        form={form}
        name="access.maxVehicle"
        label={t('facts.maxVehicle')}
        placeholder={t('form.anyVehicle')}
        read={optionalText}
        options={MAX_VEHICLES.map((value) => ({ value, label: t(`vehicles.${value}`) }))}
      />
      <TextField
        form={form}
        name="access.from"
        label={t('facts.hoursFrom')}
        hint={t('form.hours')}
        read={timeOf}
        invalidAs="time"
      />
      <TextField form={form} name="access.to" label={t('facts.hoursTo')} read={timeOf} invalidAs="time" />
      <GeoField form={form} name="geo" />
    </PageForm>
  );
}
