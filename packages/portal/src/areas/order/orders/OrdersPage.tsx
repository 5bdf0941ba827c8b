import { NO_ID, type OrderStatus } from '@hireyard/contract';
import { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { useOrderColumns } from './order-columns.tsx';
import { orders as ORDERS } from './reads.ts';

const NEW_ORDER = '/order/orders/add';

/** Orders and their progress. One filter shows the orders that wait for the user. */
export default function OrdersPage() {
  const { t } = useTranslation('orders');
  const add = useMayOpen(NEW_ORDER) && (
    <Button variant="outlined" component={Link} to={NEW_ORDER}>
      {t('addOrder.title')}
    </Button>
  );
  return (
    <ListPage
      endpoints={ORDERS}
      columns={useOrderColumns()}
      rowHref={({ id }) => `/order/orders/${id}`}
      filters={[
        {
          kind: 'toggle',
          Button: FilterToggle,
          name: 'waiting',
          value: 'me',
          label: t('orders.waiting'),
          nameOf: () => t('orders.you'),
        },
        {
          kind: 'menu',
          name: 'status',
          label: t('facts.status'),
          nameOf: (value) => t(`status.${value as OrderStatus}`),
        },
        {
          kind: 'menu',
          name: 'project',
          label: t('facts.project'),
          nameOf: (value) => (value === NO_ID ? t('noProject') : value),
        },
        { kind: 'menu', name: 'orderer', label: t('facts.orderer'), nameOf: (value) => value },
      ]}
      texts={{
        caption: t('orders.caption'),
        search: t('orders.search'),
        searchHint: t('orders.searchHint'),
        count: (count) => t('orders.count', { count }),
        empty: { title: t('orders.empty.title'), text: t('orders.empty.text'), action: add },
      }}
    />
  );
}
