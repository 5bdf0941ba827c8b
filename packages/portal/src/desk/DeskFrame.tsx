import { getProfile } from '@hireyard/contract';
import { type DeskAccount, getDeskAccount } from '@hireyard/contract/desk';
import { AppHeader } from '@hireyard/ui/components/AppHeader';
import { DataState } from '@hireyard/ui/components/DataState';
import { Logo } from '@hireyard/ui/components/Logo';
import { SkipLink } from '@hireyard/ui/components/SkipLink';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useBrand } from '../pages/brand.tsx';
import { Failure } from '../pages/Failure.tsx';
import { Main } from '../pages/Main.ts';
import { Page } from '../pages/Page.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { logoutRequested } from '../session/session-actions.ts';
import { selectUserStatus } from '../session/user.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { privacyEntries, privacyOf } from '../visitor/privacy.ts';
import { DeskSignIn } from './DeskSignIn.tsx';
import { DeskAccountContext } from './desk-account.ts';
import { inboxOf } from './inbox-of.ts';
import { useDeskCompany } from './use-desk-company.ts';

/** The frame of the desk's pages: the sign-in form for visitors, else header and content. */
export function DeskFrame() {
  const status = useAppSelector(selectUserStatus);
  if (status === 'unknown') return <PageLoader />;
  return status === 'signedIn' ? <SignedIn /> : <DeskSignIn />;
}

function SignedIn() {
  const { t } = useTranslation('desk');
  const account = useRead(getDeskAccount, undefined);
  // The desk follows the language of the profile, as the portal does (I18N-01).
  useRead(getProfile, undefined);
  if (account.currentData) {
    return (
      <DeskAccountContext value={account.currentData}>
        <Framed account={account.currentData}>
          <Outlet />
        </Framed>
      </DeskAccountContext>
    );
  }
  if (!account.failure) return <PageLoader />;
  const problem = account.failure as HttpProblem;
  if (problem.type === 'missing-right') return <OfNobody />;
  return (
    <Framed account={null}>
      <Page title={t('title')}>
        <Sheet>
          <Failure problem={problem} onRetry={() => void account.refetch()} />
        </Sheet>
      </Page>
    </Framed>
  );
}

/** For a user of the portal, who sees nothing of the desk and stays signed in to the portal (DK-02). */
function OfNobody() {
  const { t } = useTranslation('desk');
  const dispatch = useAppDispatch();
  return (
    <Framed account={null}>
      <Page title={t('nobody.title')}>
        <Sheet>
          <DataState
            status="noAccess"
            title={t('nobody.text')}
            action={
              <>
                {/* Another application: the browser loads its document. */}
                <Button variant="contained" href="/" component="a">
                  {t('nobody.portal')}
                </Button>
                <Button variant="outlined" onClick={() => dispatch(logoutRequested({ because: 'logout' }))}>
                  {t('nobody.other')}
                </Button>
              </>
            }
          />
        </Sheet>
      </Page>
    </Framed>
  );
}

const TABS = [
  { id: 'inbox', href: '/desk' },
  { id: 'clients', href: '/desk/clients' },
  { id: 'depots', href: '/desk/depots' },
  { id: 'products', href: '/desk/products' },
  { id: 'papers', href: '/desk/papers' },
  { id: 'codes', href: '/desk/machines' },
  { id: 'imports', href: '/desk/imports' },
  { id: 'mails', href: '/desk/mails' },
  { id: 'systems', href: '/desk/machine-accounts' },
  { id: 'account', href: '/desk/account' },
] as const;
/** Pages of the header. The inbox begins with the depot of the person; accounts of systems are for who makes them. */
const tabsOf = (account: DeskAccount) =>
  TABS.filter(({ id }) => id !== 'systems' || account.rights.includes('desk.connect')).map((tab) => ({
    ...tab,
    href: tab.id === 'inbox' ? inboxOf(account) : tab.href,
  }));

function Framed({ account, children }: { account: DeskAccount | null; children: ReactNode }) {
  const { t } = useTranslation('desk');
  const { t: shell } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const brand = useBrand();
  const links = useDeskCompany(account?.company.code)?.links ?? null;
  const current = TABS.findLast(({ href }) => `${pathname}/`.startsWith(`${href}/`));
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<Logo {...brand} href="/desk" />}
        tabs={account ? tabsOf(account).map((tab) => ({ ...tab, label: t(`tabs.${tab.id}`) })) : []}
        activeId={current?.id ?? null}
        menus={[
          {
            kind: 'profile',
            name: account ? `${account.firstName} ${account.lastName}` : '',
            entries: [
              {
                kind: 'submenu',
                id: 'privacy',
                label: shell('privacy.title'),
                entries: privacyEntries(privacyOf(links), shell),
              },
              { kind: 'separator', id: 'before-logout' },
              {
                kind: 'action',
                id: 'logout',
                label: shell('profile.logout'),
                onSelect: () => dispatch(logoutRequested({ because: 'logout' })),
              },
            ],
          },
        ]}
      />
      <Main id="main">{children}</Main>
    </>
  );
}
