import { AppHeader } from '@hireyard/ui/components/AppHeader';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { Logo } from '@hireyard/ui/components/Logo';
import { PageHeader } from '@hireyard/ui/components/PageHeader';
import { SkipLink } from '@hireyard/ui/components/SkipLink';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { telephoneHref } from '@hireyard/ui/provider';
import { NewOrderButton } from '@hireyard/ui/rental/NewOrderButton';
import { Pages } from './Pages.tsx';

const tabs = [{ id: 'rent', label: 'On rent', href: '#rent' }];
const contact = [{ kind: 'link' as const, id: 'contact', label: 'Contact', href: '#contact' }];

/** A server component: it draws with the library, and calls what is no component of it, on the server alone. */
export default function Page() {
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<Logo href="/" />}
        tabs={tabs}
        activeId="rent"
        primary={<NewOrderButton href="#order" />}
        menus={[{ kind: 'help', entries: contact }]}
      />
      <main id="main">
        <PageHeader title="Contracts" subtitle={<a href={telephoneHref('+31 20 123 45 67')}>Call us</a>} />
        <KeyFigures label="Key figures" figures={[{ id: 'rent', label: 'Machines', value: '12' }]} />
        <ListSheet label="Contracts" foot={<Pages />}>
          <DefinitionList items={[{ label: 'Status', value: <StatusChip tone="success">On rent</StatusChip> }]} />
        </ListSheet>
      </main>
    </>
  );
}
