import type { AddressKind, ArchiveStatus } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { ListPage } from '../../../lists/ListPage.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useAddressColumns } from './address-columns.tsx';
import { addresses as ADDRESSES } from './reads.ts';

const mayManage = selectHasRight('manage-addresses');

/** The addresses of the company: sites, offices and billing addresses. */
export default function AddressesPage() {
  const { t } = useTranslation('contact');
  const add = useAppSelector(mayManage) && (
    <Button variant="contained" component={FormLink} to="/order/company/addresses/add">
      {t('addAddress.action')}
    </Button>
  );
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={ADDRESSES}
        columns={useAddressColumns()}
        rowHref={({ id }) => `/order/company/addresses/${id}`}
        actions={add}
        filters={[
          { kind: 'menu', name: 'kind', label: t('facts.kind'), nameOf: (value) => t(`kinds.${value as AddressKind}`) },
          {
            kind: 'menu',
            name: 'status',
            label: t('facts.status'),
            nameOf: (value) => t(`status.${value as ArchiveStatus}`),
          },
        ]}
        texts={{
          caption: t('addresses.caption'),
          search: t('addresses.search'),
          searchHint: t('addresses.searchHint'),
          empty: { title: t('addresses.empty.title'), text: t('addresses.empty.text'), action: add },
        }}
      />
    </>
  );
}
