import { Outlet } from 'react-router-dom';
import { Banners } from './Banners.tsx';

/** What is around the pages before signing in, whose own frame has no header: the message for everyone (SH-01). */
export function VisitorShell() {
  return (
    <>
      <Banners />
      <Outlet />
    </>
  );
}
