import type { Environment } from '../environment.ts';
import type { AppConfig } from './app-config.ts';

/** What stands beside the portal and is read before it starts (ST-01, ST-04). */
export interface Parameters {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
}

/** A way to open the portal: puts the first page into the document. */
export type Open = (root: HTMLElement, parameters: Parameters) => Promise<void>;
