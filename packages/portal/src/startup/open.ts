import type { i18n } from 'i18next';
import type { Environment } from '../environment.ts';
import type { AppConfig } from './app-config.ts';

/** What stands beside the portal and is read before it starts (ST-01, ST-04). */
export interface Parameters {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
}

/** A way to open the portal: puts the first page into the document and answers the texts that it speaks. */
export type Open = (root: HTMLElement, parameters: Parameters) => Promise<i18n>;
