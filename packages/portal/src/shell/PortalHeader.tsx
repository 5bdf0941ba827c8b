import { AppHeader, type HeaderMenu } from '@hireyard/ui/components/AppHeader';
import { Logo } from '@hireyard/ui/components/Logo';
import { NewOrderButton } from '@hireyard/ui/rental/NewOrderButton';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { selectClientCompany } from '../client/client-company.ts';
import { selectClient, selectClientBlocked } from '../client/corporate-client.ts';
import type { SwitchOnArrival } from '../client/switch-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useBrand } from '../pages/brand.tsx';
import { optionalPart } from '../pages/load-chunk.ts';
import type { PageHandle } from '../pages/page-route.tsx';
import { BUTTON_SIZE } from '../palette/button-size.ts';
import { logoutRequested } from '../session/session-actions.ts';
import { selectRights, selectUserName } from '../session/user.ts';
import { selectQueued } from '../settings/settings.ts';
import { selectBackgroundStarted } from '../settings/shell.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { VisitorMenu } from '../visitor/VisitorMenu.tsx';
import { Bell } from './Bell.tsx';
import { companyEntries, helpEntries, type MenuActions, profileEntries } from './menu-entries.ts';
import type { HelpAction, Navigation } from './navigation.ts';
import { useNavigation } from './use-navigation.ts';
import { useUnreadReleases } from './use-unread-releases.ts';

const PaletteButton = optionalPart(() => withTexts(import('../palette/PaletteButton.tsx'), 'palette'));

export interface PortalHeaderProps {
  onHelp: (action: HelpAction) => void;
}

const BellPlace = styled('span')({
  flex: 'none',
  inlineSize: 40,
  [tokens.media.belowNavigation]: { marginInline: '-8px -2px' },
});

/** Keeps the place of the palette's button beside the tabs, which would move when the button is loaded. */
const PalettePlace = styled('span')({
  flex: 'none',
  inlineSize: BUTTON_SIZE.icon,
  [BUTTON_SIZE.media]: { inlineSize: BUTTON_SIZE.withKey },
  [tokens.media.belowNavigation]: { display: 'none' },
});

/** The top of every page: the whole navigation for signed-in users, privacy and conditions for visitors (NAV-01, NAV-08). */
export function PortalHeader({ onHelp }: PortalHeaderProps) {
  const navigation = useNavigation();
  const links = useAppSelector(selectClientCompany)?.links ?? null;
  const brand = useBrand();
  if (navigation.profile) return <SignedInHeader navigation={navigation} onHelp={onHelp} />;
  return <AppHeader logo={<Logo {...brand} href="/" />} primary={<VisitorMenu links={links} />} />;
}

/** True if the page on screen shows a filled button of its own to this user. */
function useHasPrimary() {
  const rights = useAppSelector(selectRights);
  return useMatches().some(({ handle }) => {
    const primary = (handle as PageHandle | undefined)?.primary ?? false;
    return typeof primary === 'string' ? rights?.includes(primary) : primary;
  });
}

function SignedInHeader({ navigation, onHelp }: PortalHeaderProps & { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const client = useAppSelector(selectClient);
  const blocked = useAppSelector(selectClientBlocked);
  const person = useAppSelector(selectUserName);
  const queued = useAppSelector(selectQueued);
  const isBackgroundStarted = useAppSelector(selectBackgroundStarted);

  const hasPrimary = useHasPrimary();

  const { count: unread, loadCount } = useUnreadReleases();

  const actions: MenuActions = {
    unread,
    onHelp,
    // The page on screen belongs to the former client; the root switches, and leads to the new one's first page.
    onSwitchClient: (uuid) => navigate('/', { state: { switchTo: uuid } satisfies SwitchOnArrival }),
    // The outbox asks about unsent changes first (SW-04).
    onLogout: () => (queued ? navigate('/order/outbox?leave') : dispatch(logoutRequested({ because: 'logout' }))),
  };

  const tabs = navigation.tabs.map(({ id, href }) => ({ id, href, label: t(`tabs.${id}`) }));
  const menus: HeaderMenu[] = [
    { kind: 'help', entries: helpEntries(navigation, t, actions) },
    ...(navigation.company && client
      ? [{ kind: 'company' as const, name: client.name, entries: companyEntries(navigation.company, t, actions) }]
      : []),
    { kind: 'profile', name: person, entries: profileEntries(navigation, t, actions) },
  ];
  const { newOrder } = navigation;

  return (
    <AppHeader
      onClick={loadCount}
      onKeyDown={loadCount}
      logo={<Logo {...brand} href="/" />}
      tabs={tabs}
      activeId={navigation.tabs.find(({ current }) => current)?.id ?? null}
      tools={
        <>
          {client && (
            <Suspense fallback={<PalettePlace />}>
              {isBackgroundStarted ? <PaletteButton /> : <PalettePlace />}
            </Suspense>
          )}
          {client && (
            <BellPlace>
              <Bell />
            </BellPlace>
          )}
        </>
      }
      primary={
        newOrder && (
          <NewOrderButton quiet={hasPrimary} {...newOrder} {...(blocked && { reason: t('newOrder.blocked') })} />
        )
      }
      menus={menus}
    />
  );
}
