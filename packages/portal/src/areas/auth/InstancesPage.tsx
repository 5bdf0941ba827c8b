import { InstancePage } from '@hireyard/ui/components/InstancePage';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { STORAGE_KEYS } from '../../session/storage-keys.ts';
import { opCoChosen, selectAppConfig, selectOpCo } from '../../settings/settings.ts';
import type { OperatingCompany } from '../../startup/app-config.ts';
import { deviceStorage } from '../../storage.ts';
import { useVisitorPage } from './VisitorPage.tsx';

const NONE: readonly OperatingCompany[] = [];

/** `/instances`: the visitor picks the operating company by its country and goes to that company's portal (RT-06). */
export function InstancesPage() {
  const { t, i18n } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const companies = useAppSelector(selectAppConfig)?.operatingCompanies ?? NONE;
  const chosen = useAppSelector(selectOpCo);
  const countries = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const title = t('instances.title');
  const frame = useVisitorPage(title);
  const choose = (code: string) => {
    deviceStorage.setItem(STORAGE_KEYS.opCo, code);
    dispatch(opCoChosen(code));
  };
  return (
    <InstancePage
      {...frame}
      labels={{ title }}
      instances={companies.map(({ code, name, country, baseUrl }) => ({
        code,
        name,
        country: countries.of(country) ?? country,
        href: baseUrl,
      }))}
      {...(chosen !== null && { chosen })}
      onChoose={choose}
    />
  );
}
