import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { onPlainClick } from '../lists/plain-click.ts';
import { Design } from '../pages/Design.tsx';
import { SignInPage, type SignInPageProps } from '../visitor/SignInPage.tsx';

export interface EntranceProps extends Omit<SignInPageProps, 'headingRef'> {
  readonly i18n: i18n;
  readonly opCo: string;
  /** The application's message to all users, once loaded (SH-01). */
  readonly message: ReactNode;
  /** Navigates within the application. Until it has loaded, links load a new document. */
  readonly follow?: ((path: string) => void) | undefined;
  /** Called when the form has become interactive. */
  readonly onReady?: () => void;
}

export function Entrance({ i18n, opCo, message, follow, onReady, ...page }: EntranceProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    if (!follow) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target])');
      if (link) onPlainClick(() => follow(link.getAttribute('href') ?? ''))(event);
    };
    // Listens on the document, because menus render outside of React's root.
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [follow]);
  return (
    <Design opCo={opCo} brand={page.company?.brand} i18n={i18n}>
      {message}
      <SignInPage {...page} />
    </Design>
  );
}
