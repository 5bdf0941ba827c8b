import type { Base } from '@hireyard/contract';

/** The environment file, `/assets/environment.json` (ST-01). The four bases may be relative to the page. */
export interface Environment {
  readonly isProduction: boolean;
  readonly env: 'local' | 'dev' | 'qa' | 'pp' | 'prod';
  readonly apiUrl: string;
  readonly apiUrlUsermgmt: string;
  readonly apiUrlRequest: string;
  readonly apiUrlOverview: string;
  /** Where the portal itself lives. */
  readonly baseUrl: string;
}

/** The address behind each base of the contract. */
export const baseAddresses = (environment: Environment): Record<Base, string> => ({
  main: environment.apiUrl,
  usermgmt: environment.apiUrlUsermgmt,
  request: environment.apiUrlRequest,
  overview: environment.apiUrlOverview,
});
