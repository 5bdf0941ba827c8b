import { emailHref, telephoneHref } from '@hireyard/ui/components/BlockedBanner';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** A touch target of 44 px within a line of text. */
const ROOMY = { display: 'inline-block', paddingBlock: 2.5, marginBlock: -2.5 } as const;

/** The rental company's phone and e-mail, as links. */
export function ContactLine({ contact }: { contact: OperatingCompany['rentalContact'] }) {
  const { t } = useTranslation('common');
  return (
    <Typography>
      {t('contact.rental')}{' '}
      <Link href={telephoneHref(contact.phone)} sx={ROOMY}>
        {contact.phone}
      </Link>
      {' · '}
      <Link href={emailHref(contact.email)} sx={ROOMY}>
        {contact.email}
      </Link>
    </Typography>
  );
}
