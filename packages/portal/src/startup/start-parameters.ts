import type { AppConfig } from '../config/app-config.ts';
import type { Environment } from '../config/environment.ts';

/** Config that is read before the portal starts (ST-01, ST-04). */
export interface StartParameters {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
}
