import { InstancePage } from '@hireyard/ui/components/InstancePage';
import { useMemo } from 'react';
import type { OperatingCompany } from '../../config/app-config.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { opCoChosen, selectAppConfig, selectOpCo } from '../../settings/settings.ts';
import { deviceStorage } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useVisitorPage } from './VisitorPage.tsx';

const NONE: readonly OperatingCompany[] = [];

/** `/instances`: the visitor picks the operating company by its country and goes to that company's portal (RT-06). */
export default function InstancesPage() {
  const { i18n } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const companies = useAppSelector(selectAppConfig)?.operatingCompanies ?? NONE;
  const chosen = useAppSelector(selectOpCo);
  const countries = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const { title, ...frame } = useVisitorPage();
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
