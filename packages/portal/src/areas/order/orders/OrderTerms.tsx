import { type AcceptedTerms, type Terms, termsIn } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../pages/TextLink.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';

const Notice = styled('p')({ margin: 0, overflowWrap: 'anywhere' });

type Offered = Terms | null | undefined;

/** Returns the text of the terms that the user is offered, in the language of the page or the one in its place. */
export function useOfferedTerms(terms: Offered): AcceptedTerms | null {
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  return terms ? termsIn(terms, language) : null;
}

/** Says what is accepted by sending an order. Nothing where the rental company has no terms. */
export function OrderTerms({ terms }: { terms: Offered }) {
  const { t } = useTranslation('orders');
  const offered = useOfferedTerms(terms);
  if (!terms || !offered) return null;
  const { version, link, language } = offered;
  return (
    <Notice>
      {t('terms.accept', { company: terms.company, version })}{' '}
      <TextLink href={link} hrefLang={language} target="_blank" rel="noreferrer">
        {t('terms.read')}
      </TextLink>
    </Notice>
  );
}
