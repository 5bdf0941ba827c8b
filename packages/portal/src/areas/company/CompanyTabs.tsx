import { NavTabs } from '@hireyard/ui/components/NavTabs';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { selectClient } from '../../client/corporate-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMayOpen } from '../../pages/may-open.ts';
import { useAppSelector } from '../../store/hooks.ts';

const PLACES = [
  { id: 'projects', href: '/order/company/projects' },
  { id: 'contactPersons', href: '/order/company/contactpersons' },
  { id: 'addresses', href: '/order/company/addresses' },
  { id: 'users', href: '/order/company/users' },
] as const;
/** For who manages roles and users. */
const MANAGED = [
  { id: 'roles', href: '/order/company/roles' },
  { id: 'activity', href: '/order/company/activity' },
] as const;

const Bar = styled('div')(({ theme }) => ({
  blockSize: 45,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

/** The way between the pages of the company, above each of them. */
export function CompanyTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const client = useAppSelector(selectClient);
  const manages = useMayOpen(MANAGED[0].href);
  const places = manages ? [...PLACES, ...MANAGED] : PLACES;
  return (
    <Bar>
      <NavTabs
        tabs={places.map(({ id, href }) => ({ id, href, label: t(`company.${id}`) }))}
        activeId={places.find(({ href }) => pathname.startsWith(href))?.id ?? null}
        labels={{ label: client?.name ?? '' }}
      />
    </Bar>
  );
}
