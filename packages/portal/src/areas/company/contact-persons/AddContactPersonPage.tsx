import { type ContactPersonEdit, createContactPerson } from '@hireyard/contract';
import { ContactPersonEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { DEFAULT_LANGUAGE, supportedLanguage } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShowMade } from '../../../lists/use-leave.ts';
import { Page } from '../../../pages/Page.tsx';
import { ContactPersonForm } from './ContactPersonForm.tsx';

/** Adds a contact person. Their language defaults to the user's. */
export default function AddContactPersonPage() {
  const { t, i18n } = useTranslation('contact');
  const language = supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  const form = useEndpointForm({
    endpoint: createContactPerson,
    schema,
    values: useMemo(
      (): ContactPersonEdit => ({ firstName: '', lastName: '', email: null, phone: null, functions: [], language }),
      [language],
    ),
    onSaved: useShowMade('/order/company/contactpersons'),
  });
  return (
    <Page>
      <ContactPersonForm
        endpointForm={form}
        label={t('addContactPerson.title')}
        submit={t('addContactPerson.action')}
        back="/order/company/contactpersons"
      />
    </Page>
  );
}
