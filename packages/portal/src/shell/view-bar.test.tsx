import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { App } from '../application/App.tsx';
import { withTexts } from '../i18n/i18n.ts';
import { logoutRequested } from '../session/session-actions.ts';
import { open } from '../testing/open.ts';
import { visitor } from '../testing/state.ts';
import ViewBar from './ViewBar.tsx';

const MINUTE = 60_000;

it('[DK-15] says on every page who views the portal as whom and how long, and ends it', async () => {
  window.history.replaceState(null, '', '/auth/login');
  window.scrollTo = () => undefined;
  const opened = await open({ http: () => EMPTY, state: visitor() });
  await withTexts(Promise.resolve({}), 'viewAs');
  const dispatched = vi.spyOn(opened.store, 'dispatch');
  const view = {
    ...{ id: 'v', token: 't', endsAt: Date.now() + 29.5 * MINUTE, person: 'Dirk de Wit', user: 'Petra Planner' },
    ...{ client: { uuid: 'uuid-1', name: 'Acme' }, opCo: 'NL', back: '/desk' },
  };
  render(
    <App {...opened}>
      <ViewBar view={view} />
    </App>,
  );
  const bar = await screen.findByRole('region', { name: 'View as another user' });
  expect(bar).toHaveTextContent('You see the portal as Petra Planner, Acme');
  expect(bar).toHaveTextContent('Dirk de Wit, read only');
  expect(bar).toHaveTextContent('30 minutes left');
  await userEvent.click(screen.getByRole('button', { name: 'End view' }));
  expect(dispatched).toHaveBeenCalledWith(logoutRequested({ because: 'logout' }));
  opened.router.dispose();
});
