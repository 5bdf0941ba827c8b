import { CONTACT_FUNCTIONS, type ContactPersonEdit, LANGUAGES } from '@hireyard/contract';
import { phoneOf } from '@hireyard/contract/schemas';
import Button from '@mui/material/Button';
import { selectClientCompany } from '../../../client/client-company.ts';
import { CheckboxGroupField } from '../../../forms/CheckboxGroupField.tsx';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LeaveLink } from '../../../lists/LeaveLink.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { useAppSelector } from '../../../store/hooks.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

interface ContactPersonFormProps {
  of: EndpointForm<ContactPersonEdit>;
  label: string;
  submit: string;
  /** Where Cancel leads. */
  back: string;
}

/** The fields of a contact person. */
export function ContactPersonForm({ of, label, submit, back }: ContactPersonFormProps) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const { form } = of;
  const country = useAppSelector(selectClientCompany)?.country;
  // Without a country code it is a number of the country whose company rents here.
  const phone = (entered: string) => {
    const text = optionalText(entered);
    return text && (phoneOf(text, country) ?? text);
  };
  return (
    <Sheet sx={{ padding: 5, maxInlineSize: '40rem' }}>
      <EndpointFormFrame
        label={label}
        of={of}
        submit={submit}
        cancel={
          <Button component={LeaveLink} to={back}>
            {common('form.cancel')}
          </Button>
        }
      >
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
      </EndpointFormFrame>
    </Sheet>
  );
}
