import { Outlet } from 'react-router-dom';

/** What is around every page. */
export function AppShell() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
