import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { AppConfig } from '../config/app-config.ts';
import type { Environment } from '../config/environment.ts';
import type { SignIn } from '../visitor/SignInForm.tsx';

/** What is read before the portal starts (ST-01, ST-04). */
export interface StartupParameters {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
}

/** A way to open the portal: renders the first page and resolves with its texts. */
export type Open = (root: HTMLElement, parameters: StartupParameters) => Promise<i18n>;

/** The running application, as the entrance uses it. */
export interface Application {
  readonly signIn: SignIn;
  /** The message for everyone (SH-01). */
  readonly message: ReactNode;
  readonly follow: (path: string) => void;
  /** Resolves once another page than the sign-in form is to be shown. */
  readonly leftSignIn: Promise<void>;
  /** The application itself; `from` is the path that was on screen before it. */
  readonly view: (from?: string) => ReactNode;
}
