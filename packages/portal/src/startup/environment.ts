import type { Environment } from '../environment.ts';
import { checkFields, type FieldRules, fetchParameters } from './parameters.ts';

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
