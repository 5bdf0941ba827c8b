import { type BodyInput, createProspect, PROSPECT_COUNTRIES } from '@hireyard/contract';
import { Prospect } from '@hireyard/contract/schemas';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { OperatingCompany } from '../../config/app-config.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { EndpointFormFrame } from '../../forms/EndpointFormFrame.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useCountryOptions } from '../../i18n/use-country-options.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { usePageTitle } from '../../pages/page-title.ts';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { TextLink } from '../../pages/TextLink.ts';
import { selectAppConfig, selectOperatingCompany } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ToSignIn } from './ToSignIn.tsx';
import { VisitorPage } from './VisitorPage.tsx';

type Entered = BodyInput<typeof createProspect>;

const isOffered = (country: string | undefined): country is Entered['country'] =>
  PROSPECT_COUNTRIES.some((offered) => offered === country);

interface RegistrationProps {
  companies: readonly OperatingCompany[];
  company: OperatingCompany | null;
  onSent: (sent: Pick<Entered, 'opCo' | 'email'>) => void;
}

function Registration({ companies, company, onSent }: RegistrationProps) {
  const { t, i18n } = useTranslation('account');
  const title = usePageTitle();
  const language = currentLanguage(i18n);
  const values = useMemo(
    (): Entered => ({
      opCo: company?.code ?? '',
      company: '',
      country: isOffered(company?.country) ? company.country : 'NL',
      vatNumber: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      language,
      termsAccepted: false,
    }),
    [company, language],
  );
  const endpointForm = useEndpointForm({
    endpoint: createProspect,
    draftOf: null,
    schema: Prospect,
    values,
    onSaved: () => onSent(endpointForm.form.getValues()),
  });
  const { form } = endpointForm;
  const selected = companies.find(({ code }) => code === form.watch('opCo')) ?? company;
  const terms = selected?.links.terms;
  const text = (name: keyof Entered & ('company' | 'vatNumber' | 'firstName' | 'lastName' | 'email' | 'phone')) => ({
    form,
    name,
    label: t(`registration.${name}`),
    required: true,
  });
  return (
    <>
      <Typography>{t('registration.text')}</Typography>
      {companies.length > 1 && (
        <Link component={RouterLink} to="/instances">
          {t('registration.otherCountry')}
        </Link>
      )}
      <EndpointFormFrame
        label={title}
        endpointForm={endpointForm}
        submit={t('registration.submit')}
        cancel={<ToSignIn />}
      >
        {companies.length > 1 && (
          <SelectField
            form={form}
            name="opCo"
            label={t('registration.opCo')}
            required
            options={companies.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        <TextField {...text('company')} autoComplete="organization" />
        <SelectField
          form={form}
          name="country"
          label={t('registration.country')}
          required
          options={useCountryOptions(PROSPECT_COUNTRIES)}
        />
        <TextField {...text('vatNumber')} />
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <TextField {...text('email')} type="email" autoComplete="email" />
        <TextField {...text('phone')} hint={t('registration.phoneHint')} type="tel" autoComplete="tel" />
        <CheckboxField
          form={form}
          name="termsAccepted"
          label={t('registration.terms')}
          required
          hint={
            terms && (
              <TextLink href={terms} target="_blank" rel="noreferrer">
                {t('registration.readTerms')}
              </TextLink>
            )
          }
        />
      </EndpointFormFrame>
    </>
  );
}

const NONE: readonly OperatingCompany[] = [];

/** `/auth/register`: a company applies to become a customer. The rental company answers by mail (RT-05). */
export default function RegisterPage() {
  const { t } = useTranslation('account');
  const { toHeading } = useArrival();
  const companies = useAppSelector(selectAppConfig)?.operatingCompanies ?? NONE;
  const company = useAppSelector(selectOperatingCompany);
  const [sent, setSent] = useState<string | null>(null);
  const onSent = ({ opCo, email }: Pick<Entered, 'opCo' | 'email'>) => {
    const name = companies.find(({ code }) => code === opCo)?.name ?? '';
    const sentence = t('registration.sent', { company: name, email });
    setSent(sentence);
    toHeading(sentence);
  };
  return (
    <VisitorPage>
      <Stack spacing={4}>
        {sent === null ? (
          <Registration companies={companies} company={company} onSent={onSent} />
        ) : (
          <>
            <Typography>{sent}</Typography>
            <RentalContact />
            <ToSignIn />
          </>
        )}
      </Stack>
    </VisitorPage>
  );
}
