import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { STORAGE_KEYS } from '../../session/storage-keys.ts';
import { opCoChosen, selectAppConfig, selectOpCo } from '../../settings/settings.ts';
import type { OperatingCompany } from '../../startup/app-config.ts';
import { VisitorPage } from './VisitorPage.tsx';

const Companies = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Company = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  '&:hover': { borderColor: theme.vars.color.control },
  // The whole card leads on.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
}));

const NONE: readonly OperatingCompany[] = [];

/** `/instances`: the visitor picks the operating company by its country and goes to that company's portal (RT-06). */
export function InstancesPage() {
  const { t, i18n } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const companies = useAppSelector(selectAppConfig)?.operatingCompanies ?? NONE;
  const chosen = useAppSelector(selectOpCo);
  const countries = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const choose = (code: string) => {
    window.localStorage.setItem(STORAGE_KEYS.opCo, code);
    dispatch(opCoChosen(code));
  };
  return (
    <VisitorPage title={t('instances.title')}>
      <Typography sx={{ marginBlockEnd: 4 }}>{t('instances.text')}</Typography>
      <Companies>
        {companies.map(({ code, name, country, baseUrl }) => (
          <Company key={code}>
            <Link
              href={baseUrl}
              onClick={() => choose(code)}
              aria-current={code === chosen ? 'true' : undefined}
              sx={{ fontWeight: 600 }}
            >
              {countries.of(country)}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {code === chosen ? t('instances.chosen', { name }) : name}
            </Typography>
          </Company>
        ))}
      </Companies>
    </VisitorPage>
  );
}
