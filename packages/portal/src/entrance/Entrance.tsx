import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { Design } from '../pages/Design.tsx';
import { SignInPage, type SignInPageProps } from '../visitor/SignInPage.tsx';
import { EntranceLink, type Follow, FollowContext } from './EntranceLink.tsx';

export interface EntranceProps extends Omit<SignInPageProps, 'headingRef'> {
  readonly i18n: i18n;
  readonly opCo: string;
  /** The application's message for everyone, once loaded (SH-01). */
  readonly message: ReactNode;
  readonly follow: Follow;
  /** Called once it answers to the visitor. */
  readonly onReady?: () => void;
}

/** The sign-in page without the application around it. */
export function Entrance({ i18n, opCo, message, follow, onReady, ...page }: EntranceProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <FollowContext value={follow}>
      <Design opCo={opCo} i18n={i18n} LinkComponent={EntranceLink}>
        {message}
        <SignInPage {...page} />
      </Design>
    </FollowContext>
  );
}
