import { listRoles, type Right, type UserEdit } from '@hireyard/contract';
import { EnteredMoney } from '@hireyard/contract/schemas';
import { styled } from '@mui/material/styles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRead } from '../../../api/use-read.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const Root = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  padding: '12px 16px',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.sunk,
  '& p': { margin: 0, fontWeight: 600 },
  '& ul': { marginBlock: '4px 0', paddingInlineStart: 18, color: theme.vars.color.ink2 },
}));

/** Short summary of the selected roles, projects and order limit. */
export function AccessSummary({ form }: { form: UseFormReturn<UserEdit> }) {
  const { t } = useTranslation('user');
  const format = useFormat();
  const { roleIds, projectIds, orderLimit } = useWatch({ control: form.control }) as UserEdit;
  const roles = useRead(listRoles, undefined).currentData?.items ?? [];
  const rights = new Set(roles.filter(({ id }) => roleIds.includes(id)).flatMap((role) => role.rights));
  if (rights.size === 0) return null;
  const has = (right: Right) => rights.has(right);
  const ordersOf = () => {
    if (!has('order-create')) return t('summary.noOrders');
    if (!orderLimit) return t('summary.orders');
    // An invalid limit has no summary: its field shows the error.
    return EnteredMoney.safeParse(orderLimit).success && t('summary.ordersTo', { limit: format.money(orderLimit) });
  };
  const orders = ordersOf();
  return (
    <Root aria-live="polite">
      <p>{t('summary.title')}</p>
      <ul>
        <li>{projectIds === null ? t('summary.allProjects') : t('summary.projects', { count: projectIds.length })}</li>
        {orders && <li>{orders}</li>}
        <li>{has('price-view') ? t('summary.prices') : t('summary.noPrices')}</li>
        {has('manage-roles-and-users') && <li>{t('summary.manages')}</li>}
      </ul>
    </Root>
  );
}
