import { selectRentalContact } from '../client/rental-contact.ts';
import { ContactLine } from '../entrance/ContactLine.tsx';
import { useAppSelector } from '../hooks.ts';

/** The rental company's phone and e-mail, as links; nothing before either is known. */
export function RentalContact() {
  const contact = useAppSelector(selectRentalContact);
  return contact && <ContactLine contact={contact} />;
}
