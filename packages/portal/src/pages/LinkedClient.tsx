import { CLIENT_PARAMETER } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectByServer, selectClient, selectClients } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectSignedIn } from '../session/user.ts';
import { selectMaintenance } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { Page } from './Page.tsx';
import { PageLoader } from './PageLoader.tsx';
import { Sheet } from './Sheet.tsx';

/** Removes the client from the address once it is selected. Only the page's own address is left. */
function WithoutClient({ children }: { children: ReactNode }) {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    const rest = (params: URLSearchParams) => {
      params.delete(CLIENT_PARAMETER);
      return params;
    };
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [setParams]);
  return children;
}

/**
 * The page of a link from a mail, which names its client. Offers the switch if it is another client of the user
 * (RT-10): the tab acts for one client at a time, and nothing switches by itself (ST-11).
 */
export function LinkedClient({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const uuid = params.get(CLIENT_PARAMETER);
  const current = useAppSelector(selectClient);
  const linked = useAppSelector(selectClients).find(({ externalUuid }) => externalUuid === uuid);
  const byServer = useAppSelector(selectByServer);
  const isSignedIn = useAppSelector(selectSignedIn);
  const maintenance = useAppSelector(selectMaintenance);
  // The guards of the page decide first.
  if (uuid === null || current === null || !isSignedIn || maintenance) return children;
  // The device cannot say whether the other client is still the user's (SW-07).
  if (!byServer && uuid !== current.externalUuid) return <PageLoader />;
  if (!linked || linked.externalUuid === current.externalUuid) {
    // The root leads on by itself.
    return pathname === '/' ? children : <WithoutClient>{children}</WithoutClient>;
  }
  const { name } = linked;
  return (
    <Page title={t('linkedClient.title', { client: name })}>
      <Sheet>
        <DataState
          status="empty"
          title={t('linkedClient.text', { current: current.name })}
          action={
            <Button variant="contained" onClick={() => dispatch(switchClient({ uuid: linked.externalUuid }))}>
              {t('linkedClient.switch', { client: name })}
            </Button>
          }
        />
      </Sheet>
    </Page>
  );
}
