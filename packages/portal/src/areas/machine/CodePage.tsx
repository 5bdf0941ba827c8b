import { listMachineClients, ofClient, passportPath } from '@hireyard/contract';
import { Navigate, useParams } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { selectClient } from '../../client/corporate-client.ts';
import { selectRentalContact } from '../../client/rental-contact.ts';
import { operatingCompanyOf } from '../../config/app-config.ts';
import { problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLine } from '../../pages/ContactLine.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { Notice } from '../../pages/Notice.tsx';
import { Page } from '../../pages/Page.tsx';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { selectAppConfig } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Returns the rental contact of the client, or of the operating company if it is another. */
function useContactOf(opCo: string) {
  const own = useAppSelector(selectRentalContact);
  const client = useAppSelector(selectClient);
  const appConfig = useAppSelector(selectAppConfig);
  if (client?.opCo === opCo) return own;
  return (appConfig && operatingCompanyOf(appConfig, opCo)?.rentalContact) ?? own;
}

/** Says whom to ask. The same whether or not the machine exists (PP-02). */
function NotVisible({ opCo, fleetNumber }: { opCo: string; fleetNumber: string }) {
  const { t } = useTranslation('machine');
  const contact = useContactOf(opCo);
  return (
    <Page title={t('code.missing', { number: fleetNumber })}>
      <Notice>
        <p>{t('code.ask')}</p>
        {contact && <ContactLine contact={contact} />}
      </Notice>
    </Page>
  );
}

/**
 * The address in the code on a machine. Leads to its passport, which offers the switch if the machine is on rent with
 * another client of the user.
 */
export default function CodePage() {
  const { opCo = '', fleetNumber = '' } = useParams();
  const current = useAppSelector(selectClient)?.externalUuid;
  const { currentData, failure, refetch } = useRead(listMachineClients, { query: { opCo, fleetNumber } });
  const problem = failure === undefined ? null : problemOf(failure);
  if (problem && problem.status !== 422) {
    return (
      <Page>
        <Sheet>
          <Failure problem={problem} onRetry={() => void refetch()} />
        </Sheet>
      </Page>
    );
  }
  if (!currentData && !problem) {
    return (
      <Page>
        <PageLoader />
      </Page>
    );
  }
  const clients = currentData?.items.map(({ clientUuid }) => clientUuid) ?? [];
  const [other] = clients;
  // A code that is too long belongs to no machine.
  if (other === undefined) return <NotVisible opCo={opCo} fleetNumber={fleetNumber} />;
  const path = passportPath(fleetNumber);
  return <Navigate to={clients.some((uuid) => uuid === current) ? path : ofClient(path, other)} replace />;
}
