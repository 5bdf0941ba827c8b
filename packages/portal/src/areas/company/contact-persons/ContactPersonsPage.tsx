import type { ArchiveStatus, ContactFunction } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { ListPage } from '../../../lists/ListPage.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useContactPersonColumns } from './contact-person-columns.tsx';
import { contactPersons as CONTACT_PERSONS } from './reads.ts';

const mayManage = selectHasRight('manage-contact-persons');

/** Contact persons of the company, for its orders, sites and invoices. */
export default function ContactPersonsPage() {
  const { t } = useTranslation('contact');
  const add = useAppSelector(mayManage) && (
    <Button variant="contained" component={FormLink} to="/order/company/contactpersons/add">
      {t('addContactPerson.action')}
    </Button>
  );
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={CONTACT_PERSONS}
        columns={useContactPersonColumns()}
        rowHref={({ id }) => `/order/company/contactpersons/${id}`}
        actions={add}
        filters={[
          {
            kind: 'menu',
            name: 'function',
            label: t('facts.function'),
            nameOf: (value) => t(`functions.${value as ContactFunction}`),
          },
          {
            kind: 'menu',
            name: 'status',
            label: t('facts.status'),
            nameOf: (value) => t(`status.${value as ArchiveStatus}`),
          },
        ]}
        texts={{
          caption: t('contactPersons.caption'),
          search: t('contactPersons.search'),
          searchHint: t('contactPersons.searchHint'),
          empty: { title: t('contactPersons.empty.title'), text: t('contactPersons.empty.text'), action: add },
        }}
      />
    </>
  );
}
