import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { selectClient } from '../client/corporate-client.ts';
import { useAppSelector } from '../hooks.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { selectOperatingCompany } from '../settings/settings.ts';
import type { RootState } from '../store.ts';

/** Whom to ask: the client's own rental contact, else the operating company's. */
const selectRentalContact = (state: RootState) =>
  selectClient(state)?.rentalContact ?? selectOperatingCompany(state)?.rentalContact ?? null;

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
