import type { NamingProjects } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailLink } from '../../../lists/RowLink.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';

const Head = styled('div')(({ theme }) => ({
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '10px 14px' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& a': {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    paddingBlock: 8,
    marginBlock: -8,
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { color: theme.vars.color.ink2 },
}));

const None = styled('p')(({ theme }) => ({ margin: 0, padding: 14, color: theme.vars.color.ink2 }));

/** The projects that have an address, or name a contact person. */
export function ProjectsNaming({ projects: { items, total }, none }: { projects: NamingProjects; none: string }) {
  const { t } = useTranslation('contact');
  return (
    <Sheet>
      <Head>
        <h2>{t('projects.title')}</h2>
      </Head>
      {total === 0 && <None>{none}</None>}
      {total > 0 && (
        <List>
          {items.map(({ id, name, number, status }) => (
            <li key={id}>
              <DetailLink href={`/order/company/projects/${id}`}>{name}</DetailLink>
              <small>{number}</small>
              <StatusChip tone={rentalTone(status)}>{t(`projects.status.${status}`)}</StatusChip>
            </li>
          ))}
        </List>
      )}
      {total > items.length && <None>{t('projects.more', { count: total - items.length })}</None>}
    </Sheet>
  );
}
