import { emailHref, telephoneHref } from '@hireyard/ui/components/BlockedBanner';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { OperatingCompany } from '../startup/app-config.ts';

/** Whom to ask at the rental company: phone and e-mail, as links. */
export function ContactLine({ contact }: { contact: OperatingCompany['rentalContact'] }) {
  const { t } = useTranslation('common');
  return (
    <Typography>
      {t('contact.rental')} <Link href={telephoneHref(contact.phone)}>{contact.phone}</Link>
      {' · '}
      <Link href={emailHref(contact.email)}>{contact.email}</Link>
    </Typography>
  );
}
