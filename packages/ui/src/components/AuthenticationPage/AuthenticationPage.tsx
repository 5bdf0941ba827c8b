'use client';

import type { ReactNode, Ref } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';
import { Logo } from '../Logo/Logo.tsx';

export interface AuthenticationPageProps extends Omit<RootProps<'HyAuthenticationPage', 'div'>, 'title'> {
  /** Text of the page's only `h1`, above the form. */
  title: ReactNode;
  /** Form. */
  children: ReactNode;
  /** Product name in the logo. */
  product?: string | undefined;
  /** Picture in the logo instead of the built-in mark. */
  mark?: ReactNode;
  /** Purpose of the product, shown on the brand panel. */
  headline?: string | undefined;
  /** One sentence under the headline. */
  pitch?: string | undefined;
  /** Drawn along the lower edge of the brand panel. Screen readers do not hear of it. */
  decoration?: ReactNode;
  /** Links under the form: privacy, other sign-in pages. */
  footer?: ReactNode;
  /** Ref to the heading, which takes focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Content of the top corner on the form's side: the privacy menu. */
  corner?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAuthenticationPage: AuthenticationPageProps;
  }
  interface ComponentNameToClassKey {
    HyAuthenticationPage:
      | 'root'
      | 'panel'
      | 'decoration'
      | 'pitch'
      | 'headline'
      | 'sentence'
      | 'side'
      | 'corner'
      | 'form'
      | 'title';
  }
}

const Root = slot('div', 'HyAuthenticationPage-root', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  [media.twoColumns]: { gridTemplateRows: 'none', gridTemplateColumns: '1fr 1fr' },
});

const Panel = slot('header', 'HyAuthenticationPage-panel', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 20px',
  backgroundColor: theme.vars.color.panel,
  color: theme.vars.color.onPanel,
  overflowWrap: 'anywhere',
  [media.twoColumns]: { padding: 48 },
}));

const Decoration = slot('div', 'HyAuthenticationPage-decoration', {
  marginBlock: '16px -16px',
  marginInline: -20,
  [media.twoColumns]: { position: 'absolute', insetInline: 0, insetBlockEnd: 0, margin: 0 },
});

const Pitch = slot('div', 'HyAuthenticationPage-pitch', {
  display: 'none',
  [media.twoColumns]: { display: 'block', marginBlock: 'auto', maxInlineSize: '30rem' },
});

const Headline = slot('p', 'HyAuthenticationPage-headline', {
  margin: 0,
  fontSize: 'clamp(1.75rem, 2.8vw, 2.25rem)',
  fontWeight: 680,
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

const Sentence = slot('p', 'HyAuthenticationPage-sentence', ({ theme }) => ({
  ...theme.typography.body1,
  marginBlock: '12px 0',
  color: theme.vars.color.onPanel2,
}));

const Side = slot('div', 'HyAuthenticationPage-side', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.color.canvas,
}));

const Corner = slot('div', 'HyAuthenticationPage-corner', { display: 'flex', justifyContent: 'flex-end', padding: 12 });

const Form = slot('main', 'HyAuthenticationPage-form', {
  inlineSize: '100%',
  maxInlineSize: 400,
  paddingInline: 20,
  paddingBlock: '24px 48px',
  marginInline: 'auto',
  '&:focus': { outline: 'none' },
  [media.twoColumns]: { marginBlock: 'auto' },
});

const Title = slot('h1', 'HyAuthenticationPage-title', ({ theme }) => ({
  ...theme.typography.h1,
  marginBlock: '0 20px',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
}));

/** Frame of every page for visitors: brand panel on one side, form on the other. On a phone, a slim brand header. */
export const AuthenticationPage = withRef(function AuthenticationPage(props: AuthenticationPageProps) {
  const { title, children, product, mark, headline, pitch, decoration, footer, headingRef, corner, ...root } =
    useComponentProps('HyAuthenticationPage', props);
  return (
    <Root {...root}>
      <Panel>
        <Logo product={product} mark={mark} variant="panel" />
        {headline && (
          <Pitch>
            <Headline>{headline}</Headline>
            {pitch && <Sentence>{pitch}</Sentence>}
          </Pitch>
        )}
        {decoration && <Decoration aria-hidden>{decoration}</Decoration>}
      </Panel>
      <Side>
        {corner && <Corner>{corner}</Corner>}
        <Form id="main" tabIndex={-1}>
          <Title ref={headingRef} tabIndex={-1}>
            {title}
          </Title>
          {children}
          {footer}
        </Form>
      </Side>
    </Root>
  );
});
