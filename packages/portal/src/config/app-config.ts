import { APP_CONFIG_FILE, type AppConfig, type OperatingCompany, readAppConfig } from '@hireyard/contract/config';
import { fetchParameters } from './config-file.ts';

export type { AppConfig, Integrations, OperatingCompany } from '@hireyard/contract/config';
export { APP_CONFIG_FILE, readAppConfig } from '@hireyard/contract/config';

/** Fetches and checks the application config (ST-04). */
export const loadAppConfig = async (): Promise<AppConfig> => readAppConfig(await fetchParameters(APP_CONFIG_FILE));

/**
 * Returns the operating company that the visitor selected on this device, if it is still configured. Otherwise returns
 * the default (ST-04).
 */
export const chooseOpCo = ({ opCo, operatingCompanies }: AppConfig, stored: string | null): string =>
  operatingCompanies.some(({ code }) => code === stored) ? (stored as string) : opCo;

/** Returns the operating company with a code, or null if it is not configured. */
export const operatingCompanyOf = ({ operatingCompanies }: AppConfig, opCo: string | null): OperatingCompany | null =>
  operatingCompanies.find(({ code }) => code === opCo) ?? null;
