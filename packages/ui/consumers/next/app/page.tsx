import { telephoneHref } from '@hireyard/ui/components/BlockedBanner';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { PageHeader } from '@hireyard/ui/components/PageHeader';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { Pages } from './Pages.tsx';

/** A server component: it draws with the library, and calls what is no component of it, on the server alone. */
export default function Page() {
  return (
    <ListSheet label="Contracts" foot={<Pages />}>
      <PageHeader title="Contracts" subtitle={<a href={telephoneHref('+31 20 123 45 67')}>Call us</a>} />
      <StatusChip tone="success">On rent</StatusChip>
    </ListSheet>
  );
}
