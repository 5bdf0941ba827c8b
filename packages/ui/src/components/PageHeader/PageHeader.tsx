'use client';

import type { ReactNode, Ref } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';

export interface PageHeaderProps extends Omit<RootProps<'HyPageHeader', 'div'>, 'title'> {
  /** Text of the page's only `h1`. */
  title: ReactNode;
  /** One line of secondary text about the page. */
  subtitle?: ReactNode;
  /** Buttons and switches that apply to the whole page. */
  actions?: ReactNode;
  /** Content above the title, such as a link back. */
  eyebrow?: ReactNode;
  /** Ref to the heading, which takes focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPageHeader: PageHeaderProps;
  }
  interface ComponentNameToClassKey {
    HyPageHeader: 'root' | 'words' | 'title' | 'subtitle' | 'actions';
  }
}

const Root = slot('div', 'HyPageHeader-root', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: 20,
});

const Words = slot('div', 'HyPageHeader-words', { flex: '1 1 11rem', minInlineSize: 0 });

const Title = slot('h1', 'HyPageHeader-title', ({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  // Scripts focus the heading after navigation, so that it is announced. No ring, because it is not interactive.
  '&:focus': { outline: 'none' },
}));

const Subtitle = slot('p', 'HyPageHeader-subtitle', ({ theme }) => ({
  ...theme.typography.body1,
  marginBlock: '4px 0',
  color: theme.vars.color.ink3,
  overflowWrap: 'anywhere',
}));

const Actions = slot('div', 'HyPageHeader-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  minInlineSize: 0,
});

/** Head of a page: its only `h1`, a subtitle and the actions of the page. */
export const PageHeader = withRef(function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, actions, eyebrow, headingRef, ...root } = useComponentProps('HyPageHeader', props);
  return (
    <Root {...root}>
      <Words>
        {eyebrow}
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions && <Actions data-print="hide">{actions}</Actions>}
    </Root>
  );
});
