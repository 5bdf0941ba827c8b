import type { Consent } from '@hireyard/consent';
import type { Language } from '@hireyard/contract';
import type { i18n } from 'i18next';
import { type AppConfig, chooseOpCo, operatingCompanyOf } from '../config/app-config.ts';
import { reportFailure } from '../config/report-failure.ts';
import { unlessLeaving } from '../reports/leaving.ts';
import { deviceStorage } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

declare global {
  interface Window {
    /** Reopens the cookie preferences (CC-02). */
    openCookiePreferences?: (() => Promise<void>) | undefined;
  }
}

/** Storage key of the visitor's choice (CC-06). */
export const CHOICE_KEY = 'klaro';

export interface PortalConsent {
  /** Loads consent if it was not urgent: a new version may have to ask again. */
  readonly load: () => void;
  /** Follows the portal's language (CC-04). */
  readonly follow: (texts: i18n) => void;
}

const create = async (appConfig: AppConfig, language: Language): Promise<Consent> => {
  const { createDeployedConsent } = await import('./deployed-consent.ts');
  const opCo = chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo));
  const consent = await createDeployedConsent(appConfig, operatingCompanyOf(appConfig, opCo)?.links.cookies);
  consent.setLanguage(language);
  return consent;
};

/** Returns whether consent must load at once: there is no choice yet (CC-03), or a service is configured. */
const isUrgent = ({ integrations }: AppConfig): boolean => {
  const { gtmId, gtmPersId, clarityId, usersnapKey } = integrations;
  return deviceStorage.getItem(CHOICE_KEY) === null || [gtmId, gtmPersId, clarityId, usersnapKey].some(Boolean);
};

/**
 * Starts cookie consent. Its code loads at once if urgent, otherwise when `load` is called after the first page
 * (CC-12). A failed load is retried when the language changes or the visitor opens the preferences (CC-02).
 */
export const startConsent = (appConfig: AppConfig, language: Language): PortalConsent => {
  let arriving: Promise<Consent> | null = null;
  const arrive = (): Promise<Consent> => {
    arriving ??= unlessLeaving(create(appConfig, language)).catch((error: unknown) => {
      arriving = null;
      throw error;
    });
    return arriving;
  };

  window.openCookiePreferences = async () => (await arrive()).open();
  const load = () => void arrive().catch(reportFailure);
  if (isUrgent(appConfig)) load();
  return {
    load,
    follow: (texts) => {
      const speak = () => void arrive().then((consent) => consent.setLanguage(texts.language), reportFailure);
      texts.on('languageChanged', speak);
      speak();
    },
  };
};

/** Reopens the cookie preferences (NAV-07). */
export const openCookieSettings = (): void => void window.openCookiePreferences?.().catch(reportFailure);
