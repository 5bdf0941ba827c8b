import type { NamingProjects } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailLink } from '../../../lists/RowLink.tsx';
import { Panel, PanelNote } from '../../../pages/Panel.tsx';

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

/** Projects at an address, or with a contact person as site contact. */
export function ProjectsNaming({ projects: { items, total }, none }: { projects: NamingProjects; none: string }) {
  const { t } = useTranslation('contact');
  return (
    <Panel title={t('projects.title')}>
      {total === 0 && <PanelNote>{none}</PanelNote>}
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
      {total > items.length && <PanelNote>{t('projects.more', { count: total - items.length })}</PanelNote>}
    </Panel>
  );
}
