import { type ClientRequest, getProject, getProjectSpend, type Project } from '@hireyard/contract';
import { contactValue, DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { useRead } from '../../api/use-read.ts';
import { useAddressLines } from '../../i18n/address-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { budgetState } from '../../rental/budget.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';

const seesInvoices = selectHasRight('invoice-view');

/** Remaining project budget before this request, or the total budget if invoices are hidden (DOM-10). */
function useBudget(project: Project | undefined): string | undefined {
  const { t } = useTranslation('request');
  const format = useFormat();
  const budget = project?.budget;
  const asks = useAppSelector(seesInvoices) && Boolean(budget);
  const spend = useRead(getProjectSpend, { params: { id: project?.id ?? '' } }, { skip: !asks }).currentData;
  if (!budget) return undefined;
  if (!spend?.invoiced) return format.money(budget);
  const { left, over } = budgetState(budget, spend);
  const total = format.money(budget);
  if (over) return t('facts.budgetOver', { amount: format.money(over), budget: total });
  return t('facts.budgetLeft', { amount: format.money(left ?? { ...budget, amount: '0.00' }), budget: total });
}

/** Facts of a request: writer, project, and the site's contact and directions. */
export function RequestFacts({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const { writer, project, neededOn, poNumber, costCode, orders } = request;
  const site = useRead(getProject, { params: { id: project?.id ?? '' } }, { skip: project === null }).currentData;
  const address = useAddressLines(site?.address);
  const budget = useBudget(site);
  return (
    <DefinitionList
      items={[
        { label: t('facts.writer'), value: writer.name },
        {
          label: t('facts.project'),
          value: project && <PageLink to={`/order/company/projects/${project.id}`}>{project.name}</PageLink>,
        },
        ...(project
          ? [
              { label: t('facts.site'), value: linesValue(address) },
              { label: t('facts.siteContact'), value: site?.siteContact && contactValue(site.siteContact) },
            ]
          : []),
        ...(budget ? [{ label: t('facts.budget'), value: budget }] : []),
        ...(neededOn ? [{ label: t('facts.neededOn'), value: format.date(neededOn) }] : []),
        { label: t('facts.poNumber'), value: poNumber },
        { label: t('facts.costCode'), value: costCode },
        ...(orders.length > 0
          ? [
              {
                label: t('facts.orders'),
                value: orders.map((order) => (
                  <PageLink key={order.id} to={`/order/orders/${order.id}`}>
                    {order.number}
                  </PageLink>
                )),
              },
            ]
          : []),
      ]}
    />
  );
}
