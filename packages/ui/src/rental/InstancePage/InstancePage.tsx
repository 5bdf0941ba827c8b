'use client';

import Link from '@mui/material/Link';
import type { SyntheticEvent } from 'react';
import {
  AuthenticationPage,
  type AuthenticationPageProps,
} from '../../components/AuthenticationPage/AuthenticationPage.tsx';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot, slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { instancePageText } from './text.ts';

const Root = derivedRoot(AuthenticationPage, 'HyInstancePage-root');

const Introduction = slot('p', 'HyInstancePage-text', { marginBlock: '0 16px' });

const Companies = slot('ul', 'HyInstancePage-companies', {
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Company = slot('li', 'HyInstancePage-company', ({ theme }) => ({
  position: 'relative',
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: theme.vars.color.control },
  '&[data-chosen="true"]': { borderColor: theme.vars.color.brand, backgroundColor: theme.vars.color.brandSoft },
  // The link covers the whole card.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.vars.radius.card },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: 2 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.color.ink2 },
}));

const Languages = slot('ul', 'HyInstancePage-languages', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlock: '8px 0',
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  // Placed above the link that covers the card.
  '& a': { position: 'relative', zIndex: 1, display: 'inline-block', paddingBlock: 4 },
  '& a::after': { display: 'none' },
  '& a:focus-visible': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: 2 },
}));

export interface InstanceLanguage {
  /** BCP 47 tag: `nl`. */
  readonly tag: string;
  /** Name in its own language: "Nederlands". */
  readonly name: string;
  /** URL of the portal in this language. */
  readonly href: string;
}

export interface Instance {
  readonly code: string;
  /** Name of the country in the user's language. */
  readonly country: string;
  /** Name of the operating company. */
  readonly name: string;
  /** URL of its portal. */
  readonly href: string;
  /** Languages of the portal, shown if there is more than one. */
  readonly languages?: readonly InstanceLanguage[] | undefined;
}

export interface InstancePageProps
  extends Pick<AuthenticationPageProps, 'product' | 'headline' | 'pitch' | 'footer' | 'headingRef' | 'corner'>,
    Omit<RootProps<'HyInstancePage' | 'HyAuthenticationPage', 'div'>, 'title'> {
  /** Operating companies, in display order. */
  instances: readonly Instance[];
  /** Code of the company remembered on this device. */
  chosen?: string | undefined;
  /** Called before navigation, so that the choice can be stored. `language` is set if one was chosen. */
  onChoose?: ((event: SyntheticEvent | null, code: string, language?: string) => void) | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['InstancePage']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyInstancePage: InstancePageProps;
  }
  interface ComponentNameToClassKey {
    HyInstancePage: 'root' | 'text' | 'companies' | 'company' | 'languages';
  }
}

/** Choice of the operating company by country, in the frame of the pages for visitors. */
export const InstancePage = withRef(function InstancePage(props: InstancePageProps) {
  const { instances, chosen, onChoose, labels, ...frame } = useComponentProps('HyInstancePage', props);
  const text = useUiText('InstancePage', instancePageText, labels);
  return (
    <Root {...frame} title={text.title}>
      <Introduction>{text.text}</Introduction>
      <Companies>
        {instances.map(({ code, country, name, href, languages = [] }) => (
          <Company key={code} data-chosen={code === chosen}>
            <Link
              href={href}
              aria-current={code === chosen ? 'true' : undefined}
              onClick={(event) => onChoose?.(event, code)}
            >
              {country}
            </Link>
            <p>{code === chosen ? text.chosen({ name }) : name}</p>
            {languages.length > 1 && (
              <Languages aria-label={country}>
                {languages.map((language) => (
                  <li key={language.tag}>
                    <Link
                      href={language.href}
                      lang={language.tag}
                      hrefLang={language.tag}
                      onClick={(event) => onChoose?.(event, code, language.tag)}
                    >
                      {language.name}
                    </Link>
                  </li>
                ))}
              </Languages>
            )}
          </Company>
        ))}
      </Companies>
    </Root>
  );
});
