import { type OperatingCompany, operatingCompanyOf } from '../config/app-config.ts';
import { selectAppConfig, selectOpCo } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Returns the entry of an operating company in `app-config.json`, such as brand and links: that of the person, or without
 * a code of the one that was chosen on this device. Null if it does not have the company.
 */
export function useDeskCompany(code: string | undefined): OperatingCompany | null {
  const chosen = useAppSelector(selectOpCo);
  const appConfig = useAppSelector(selectAppConfig);
  return appConfig && operatingCompanyOf(appConfig, code ?? chosen);
}
