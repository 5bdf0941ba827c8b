import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import { styled } from '@mui/material/styles';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { TextLink } from './TextLink.ts';

/** A touch target of 44 px in a line of text. */
const Roomy = styled(TextLink)({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 });

const Line = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0 }));

/** The rental company's phone number and e-mail address, as links. Renders nothing if it has neither. */
export function ContactLine({ contact: { phone, email } }: { contact: OperatingCompany['rentalContact'] }) {
  const { t } = useTranslation('common');
  if (!phone && !email) return null;
  return (
    <Line>
      {`${t('contact.rental')} `}
      {phone && <Roomy href={telephoneHref(phone)}>{phone}</Roomy>}
      {phone && email && <span> · </span>}
      {email && <Roomy href={emailHref(email)}>{email}</Roomy>}
    </Line>
  );
}
