import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { onPlainClick } from '../lists/plain-click.ts';
import { Design } from '../pages/Design.tsx';
import { SignInPage, type SignInPageProps } from '../visitor/SignInPage.tsx';

export interface EntranceProps extends Omit<SignInPageProps, 'headingRef'> {
  readonly i18n: i18n;
  readonly opCo: string;
  /** The application's message for everyone, once loaded (SH-01). */
  readonly message: ReactNode;
  /** Opens a page of the application; until it has loaded, links load their page anew. */
  readonly follow?: ((path: string) => void) | undefined;
  /** Called once it answers to the visitor. */
  readonly onReady?: () => void;
}

/** The sign-in page without the application around it. */
export function Entrance({ i18n, opCo, message, follow, onReady, ...page }: EntranceProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    if (!follow) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target])');
      if (link) onPlainClick(() => follow(link.getAttribute('href') ?? ''))(event);
    };
    // Menus are outside of React's root.
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [follow]);
  return (
    <Design opCo={opCo} i18n={i18n}>
      {message}
      <SignInPage {...page} />
    </Design>
  );
}
