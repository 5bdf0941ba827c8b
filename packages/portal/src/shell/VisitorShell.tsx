import { Outlet } from 'react-router-dom';
import { Banners } from './Banners.tsx';

/** The frame of sign-in pages, which have no header: only the message to all users (SH-01). */
export function VisitorShell() {
  return (
    <>
      <Banners />
      <Outlet />
    </>
  );
}
