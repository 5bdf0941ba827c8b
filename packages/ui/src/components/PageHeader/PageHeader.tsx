import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** What the page holds, in one quiet line. */
  subtitle?: ReactNode;
  /** Buttons and switches of the whole page. */
  actions?: ReactNode;
  /** Above the title: the way back. */
  eyebrow?: ReactNode;
  /** The heading, which takes focus after a change of page (NAV-10). */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: 20,
});

const Words = styled('div')({ flex: '1 1 11rem', minInlineSize: 0 });

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  // Focus comes here by script after navigation, to be read out; no ring on text that cannot be operated.
  '&:focus': { outline: 'none' },
}));

const Subtitle = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginBlock: '4px 0',
  color: theme.vars.color.ink3,
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

export function PageHeader({ title, subtitle, actions, eyebrow, headingRef, className }: PageHeaderProps) {
  return (
    <Root className={className}>
      <Words>
        {eyebrow}
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
