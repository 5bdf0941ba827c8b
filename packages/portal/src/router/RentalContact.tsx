import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { selectRentalContact } from '../client/rental-contact.ts';
import { useAppSelector } from '../hooks.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

/** The rental company's phone and e-mail, as links; nothing before either is known. */
export function RentalContact() {
  const { t } = useTranslation('common');
  const contact = useAppSelector(selectRentalContact);
  if (!contact) return null;
  return (
    <Typography>
      {t('contact.rental')} <Link href={`tel:${contact.phone}`}>{contact.phone}</Link>
      {' · '}
      <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
    </Typography>
  );
}
