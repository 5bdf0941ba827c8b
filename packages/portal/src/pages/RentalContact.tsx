import { selectRentalContact } from '../client/rental-contact.ts';
import { useAppSelector } from '../store/hooks.ts';
import { ContactLine } from './ContactLine.tsx';

/** The rental company's phone number and e-mail address. Renders nothing until they are loaded. */
export function RentalContact() {
  const contact = useAppSelector(selectRentalContact);
  return contact && <ContactLine contact={contact} />;
}
