import { Loader } from '@hireyard/ui/components/Loader';
import { SkipLink } from '@hireyard/ui/components/SkipLink';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { selectClientUuid } from '../client/corporate-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectUserStatus } from '../session/user.ts';
import { selectMaintenance } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Banners } from './Banners.tsx';
import type { HelpAction } from './navigation.ts';
import { PortalHeader } from './PortalHeader.tsx';

const Help = lazyPart(() => withTexts(import('./Help.tsx'), 'feedback', 'attachments'));

const Main = styled('main')(({ theme }) => ({
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
  paddingBlock: '28px 64px',
  '@media (max-width: 39.99rem)': { paddingBlock: '18px 48px' },
}));

/** What is around every page: header, banners, and the page itself, once authentication is resolved (ST-05). */
export function AppShell() {
  const unresolved = useAppSelector(selectUserStatus) === 'unknown';
  const maintenance = useAppSelector(selectMaintenance);
  const client = useAppSelector(selectClientUuid);
  /** Undefined until the first time. */
  const [help, setHelp] = useState<HelpAction | null>();
  if (unresolved && !maintenance) return <Loader extent="page" />;
  return (
    <>
      <SkipLink />
      <PortalHeader onHelp={setHelp} />
      <Banners />
      <Main id="main">
        <Outlet />
      </Main>
      {help !== undefined && (
        <Suspense>
          <Help key={client} asked={help} onDone={() => setHelp(null)} />
        </Suspense>
      )}
    </>
  );
}
