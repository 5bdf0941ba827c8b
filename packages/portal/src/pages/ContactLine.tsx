import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import { styled } from '@mui/material/styles';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { TextLink } from './TextLink.ts';

/** A touch target of 44 px in a line of text. */
const Roomy = styled(TextLink)({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 });

const Line = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0 }));

/** The rental company's phone number and e-mail address, as links. */
export function ContactLine({ contact }: { contact: OperatingCompany['rentalContact'] }) {
  const { t } = useTranslation('common');
  return (
    <Line>
      {t('contact.rental')} <Roomy href={telephoneHref(contact.phone)}>{contact.phone}</Roomy>
      {' · '}
      <Roomy href={emailHref(contact.email)}>{contact.email}</Roomy>
    </Line>
  );
}
