import { NavTabs } from '@hireyard/ui/components/NavTabs';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { selectClient } from '../../client/corporate-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMayOpen } from '../../pages/may-open.ts';
import { useAppSelector } from '../../store/hooks.ts';

const PLACES = ['projects', 'contactPersons', 'addresses', 'users'] as const;
/** Tabs that need the right to manage roles and users. */
const MANAGED = ['roles', 'activity'] as const;

const hrefOf = (id: string) => `/order/company/${id.toLowerCase()}`;

const Bar = styled('div')(({ theme }) => ({
  blockSize: 45,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

/** Tabs of the company pages, shown above each of them. */
export function CompanyTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const client = useAppSelector(selectClient);
  const manages = useMayOpen(hrefOf(MANAGED[0]));
  const places = manages ? [...PLACES, ...MANAGED] : PLACES;
  return (
    <Bar>
      <NavTabs
        tabs={places.map((id) => ({ id, href: hrefOf(id), label: t(`company.${id}`) }))}
        activeId={places.find((id) => pathname.startsWith(hrefOf(id))) ?? null}
        labels={{ label: client?.name ?? '' }}
      />
    </Bar>
  );
}
