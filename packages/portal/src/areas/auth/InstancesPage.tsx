import type { Language } from '@hireyard/contract';
import { InstancePage } from '@hireyard/ui/rental/InstancePage';
import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { OperatingCompany } from '../../config/app-config.ts';
import { changeLanguage, rememberDeviceLanguage } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES, supportedLanguage } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { opCoChosen, selectAppConfig, selectOpCo } from '../../settings/settings.ts';
import { deviceStorage } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useVisitorPage } from './VisitorPage.tsx';

const NONE: readonly OperatingCompany[] = [];
/** URL parameter with the language selected on another company's address, because storage is not shared. */
const LANGUAGE = 'language';

/** URL of a company's portal. Passes the language to another origin. */
function inLanguage(baseUrl: string, language: Language): string {
  const portal = new URL(baseUrl, location.origin);
  if (portal.origin === location.origin) return baseUrl;
  return new URL(`/instances?${LANGUAGE}=${language}`, portal).href;
}

const languagesOf = ({ baseUrl, languages }: OperatingCompany) =>
  [...new Set((Array.isArray(languages) ? languages : []).map((tag) => supportedLanguage(String(tag))))]
    .filter((tag) => tag !== undefined)
    .map((tag) => ({ tag, name: LANGUAGE_NAMES[tag], href: inLanguage(baseUrl, tag) }));

/** Switches the language and stores it on this device. */
function speak(texts: i18n, language: Language): void {
  rememberDeviceLanguage(deviceStorage, language);
  void changeLanguage(texts, language);
}

/** `/instances`: selects the operating company by country, and opens its portal in one of its languages (RT-06). */
export default function InstancesPage() {
  const { i18n } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const companies = useAppSelector(selectAppConfig)?.operatingCompanies ?? NONE;
  const chosen = useAppSelector(selectOpCo);
  const instances = useMemo(() => {
    const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
    return companies
      .map((company) => ({
        code: company.code,
        name: company.name,
        country: countries.of(company.country) ?? company.country,
        href: company.baseUrl,
        languages: languagesOf(company),
      }))
      .toSorted((one, other) => one.country.localeCompare(other.country, i18n.language));
  }, [companies, i18n.language]);
  const { title, ...frame } = useVisitorPage();

  const brought = supportedLanguage(useSearchParams()[0].get(LANGUAGE));
  useEffect(() => {
    if (brought) speak(i18n, brought);
  }, [i18n, brought]);
  if (brought) return <Navigate to="/" replace />;

  const choose = (code: string, tag?: string) => {
    deviceStorage.setItem(STORAGE_KEYS.opCo, code);
    dispatch(opCoChosen(code));
    const language = supportedLanguage(tag);
    if (language) speak(i18n, language);
  };
  return (
    <InstancePage
      {...frame}
      labels={{ title }}
      instances={instances}
      {...(chosen !== null && { chosen })}
      onChoose={(_, code, language) => choose(code, language)}
    />
  );
}
