import type { Base } from '@hireyard/contract';
import { checkFields, type FieldRules } from '@hireyard/contract/config';
import { fetchParameters } from './config-file.ts';

/** The environment file, `/assets/environment.json` (ST-01). The four API addresses may be relative to the page. */
export interface Environment {
  readonly isProduction: boolean;
  readonly env: 'local' | 'dev' | 'qa' | 'pp' | 'prod';
  readonly apiUrl: string;
  readonly apiUrlUsermgmt: string;
  readonly apiUrlRequest: string;
  readonly apiUrlOverview: string;
  /** Address of the portal itself. */
  readonly baseUrl: string;
}

const WITH_WORKER: readonly Environment['env'][] = ['qa', 'pp', 'prod'];
/** Returns whether an environment has the service worker (SW-01). */
export const hasServiceWorker = ({ env }: Pick<Environment, 'env'>): boolean => WITH_WORKER.includes(env);

/** Returns the address of each base of the contract. */
export const baseAddresses = (environment: Environment): Record<Base, string> => ({
  main: environment.apiUrl,
  usermgmt: environment.apiUrlUsermgmt,
  request: environment.apiUrlRequest,
  overview: environment.apiUrlOverview,
});

const ENVIRONMENT_FILE = '/assets/environment.json';

const RULES: FieldRules<Environment> = {
  isProduction: 'boolean',
  env: ['local', 'dev', 'qa', 'pp', 'prod'],
  apiUrl: 'address',
  apiUrlUsermgmt: 'address',
  apiUrlRequest: 'address',
  apiUrlOverview: 'address',
  baseUrl: 'address',
};

/** Fetches and checks the environment file (ST-01, ST-02). */
export const loadEnvironment = async (): Promise<Environment> =>
  checkFields(ENVIRONMENT_FILE, await fetchParameters(ENVIRONMENT_FILE), RULES);
