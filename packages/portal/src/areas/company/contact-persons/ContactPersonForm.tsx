import { CONTACT_FUNCTIONS, type ContactPersonEdit } from '@hireyard/contract';
import { phoneOf } from '@hireyard/contract/schemas';
import { selectClientCompany } from '../../../client/client-company.ts';
import { CheckboxGroupField } from '../../../forms/CheckboxGroupField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { LANGUAGE_OPTIONS } from '../../../i18n/language-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { useAppSelector } from '../../../store/hooks.ts';

interface ContactPersonFormProps {
  endpointForm: EndpointForm<ContactPersonEdit>;
  label: string;
  submit: string;
  /** Path that Cancel leads to. */
  back: string;
}

export function ContactPersonForm({ endpointForm, label, submit, back }: ContactPersonFormProps) {
  const { t } = useTranslation('contact');
  const { form } = endpointForm;
  const country = useAppSelector(selectClientCompany)?.country;
  // A number without a country code belongs to the operating company's country.
  const phone = (entered: string) => {
    const text = optionalText(entered);
    return text && (phoneOf(text, country) ?? text);
  };
  return (
    <PageForm label={label} endpointForm={endpointForm} submit={submit} cancel={<CancelButton to={back} />}>
      <TextField form={form} name="firstName" label={t('facts.firstName')} required />
      <TextField form={form} name="lastName" label={t('facts.lastName')} required />
      <TextField
        form={form}
        name="email"
        label={t('facts.email')}
        hint={t('form.reachable')}
        read={optionalText}
        type="email"
      />
      <TextField form={form} name="phone" label={t('facts.phone')} hint={t('form.phone')} read={phone} type="tel" />
      <CheckboxGroupField
        form={form}
        name="functions"
        label={t('facts.functions')}
        hint={t('form.functions')}
        options={CONTACT_FUNCTIONS.map((value) => ({ value, label: t(`functions.${value}`) }))}
      />
      <SelectField
        form={form}
        name="language"
        label={t('facts.language')}
        hint={t('form.language')}
        required
        options={LANGUAGE_OPTIONS}
      />
    </PageForm>
  );
}
