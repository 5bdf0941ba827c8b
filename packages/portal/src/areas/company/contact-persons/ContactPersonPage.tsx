import {
  archiveContactPerson,
  type ContactPersonDetail,
  getContactPerson,
  restoreContactPerson,
} from '@hireyard/contract';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import { useParams } from 'react-router-dom';
import { Activity } from '../../../activity/Activity.tsx';
import { useRead } from '../../../api/use-read.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { ArchiveActions } from '../archive/ArchiveActions.tsx';
import { ArchiveStatusChip } from '../archive/ArchiveStatusChip.tsx';
import { ProjectsNaming } from '../archive/ProjectsNaming.tsx';
import { nameOf } from './contact-person-columns.tsx';

function Facts({ person }: { person: ContactPersonDetail | undefined }) {
  const { t } = useTranslation('contact');
  const format = useFormat();
  return (
    <DefinitionList
      loading={person === undefined}
      items={[
        {
          label: t('facts.phone'),
          value: person?.phone && (
            <a href={telephoneHref(person.phone)}>
              <bdi>{person.phone}</bdi>
            </a>
          ),
        },
        { label: t('facts.email'), value: person?.email && <a href={emailHref(person.email)}>{person.email}</a> },
        {
          label: t('facts.functions'),
          value: person?.functions.length ? format.list(person.functions.map((one) => t(`functions.${one}`))) : null,
        },
        {
          label: t('facts.language'),
          value: person && <span lang={person.language}>{LANGUAGE_NAMES[person.language]}</span>,
        },
      ]}
    />
  );
}

/** One contact person: contact details, purposes, and the projects with them as site contact. */
export default function ContactPersonPage() {
  const { t } = useTranslation('contact');
  const { id = '' } = useParams();
  return (
    <DetailPage
      read={useRead(getContactPerson, { params: { id } })}
      back={{ to: '/order/company/contactpersons', label: t('contactPerson.back') }}
      title={nameOf}
      subtitle={({ status }) => <ArchiveStatusChip status={status} />}
      actions={(person) => (
        <ArchiveActions
          key={person.id}
          item={person}
          name={nameOf(person)}
          archive={archiveContactPerson}
          restore={restoreContactPerson}
          edit={`/order/company/contactpersons/${person.id}/edit`}
        />
      )}
      gone={{ title: t('contactPerson.gone'), text: t('gone') }}
    >
      {(person) => (
        <>
          <Facts person={person} />
          {person && <ProjectsNaming projects={person.projects} none={t('contactPerson.noProjects')} />}
          {person && <Activity resource="contactPerson" id={person.id} />}
        </>
      )}
    </DetailPage>
  );
}
