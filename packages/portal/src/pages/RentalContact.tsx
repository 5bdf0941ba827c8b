import { selectRentalContact } from '../client/rental-contact.ts';
import { useAppSelector } from '../store/hooks.ts';
import { ContactLine } from './ContactLine.tsx';

/** The rental company's phone and e-mail, as links; nothing before either is known. */
export function RentalContact() {
  const contact = useAppSelector(selectRentalContact);
  return contact && <ContactLine contact={contact} />;
}
