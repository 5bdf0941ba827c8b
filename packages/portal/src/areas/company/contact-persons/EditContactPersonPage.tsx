import {
  type ContactPersonDetail,
  type ContactPersonEdit,
  getContactPerson,
  putContactPerson,
} from '@hireyard/contract';
import { ContactPersonEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { ContactPersonForm } from './ContactPersonForm.tsx';
import { nameOf } from './contact-person-columns.tsx';

const editOf = (person: ContactPersonDetail): ContactPersonEdit => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  functions: person.functions,
  language: person.language,
});

interface EditFormProps {
  person: ContactPersonDetail;
  loadLatest: Read<ContactPersonDetail>['refetch'];
}

function EditForm({ person, loadLatest }: EditFormProps) {
  const { t } = useTranslation('contact');
  const { id, version } = person;
  const back = `/order/company/contactpersons/${id}`;
  const leave = useLeave(back);
  const form = useEndpointForm({
    endpoint: putContactPerson,
    schema,
    values: useMemo(() => editOf(person), [person]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  return <ContactPersonForm endpointForm={form} label={t('editContactPerson.title')} submit={t('save')} back={back} />;
}

/** Edits a contact person. The write carries the version that was read (If-Match). */
export default function EditContactPersonPage() {
  const { t } = useTranslation('contact');
  const { id = '' } = useParams();
  const person = useRead(getContactPerson, { params: { id } });
  return (
    <DetailPage
      read={person}
      back={{ to: '/order/company/contactpersons', label: t('contactPerson.back') }}
      resource={{ to: `/order/company/contactpersons/${id}`, label: t('contactPerson.backToOne') }}
      title={(one) => t('editing', { name: nameOf(one) })}
      gone={{ title: t('contactPerson.gone'), text: t('gone') }}
    >
      {(latest) => latest && <EditForm person={latest} loadLatest={person.refetch} />}
    </DetailPage>
  );
}
