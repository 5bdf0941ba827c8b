import type { AcceptedTerms } from '@hireyard/contract';
import { useTranslation } from '../i18n/use-translation.ts';
import { TextLink } from '../pages/TextLink.ts';

/** Link to the terms that an order was sent under. */
export function AcceptedTermsLink({ terms }: { terms: AcceptedTerms }) {
  const { t } = useTranslation('orders');
  return (
    <TextLink href={terms.link} hrefLang={terms.language} target="_blank" rel="noreferrer">
      {t('terms.version', { version: terms.version })}
    </TextLink>
  );
}
