'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import { badgeText } from './text.ts';

const Root = slot('span', 'HyBadge-root', ({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '--hy-badge-fg': theme.vars.color.brand,
  '--hy-badge-bg': theme.vars.color.brandSoft,
  ...Object.fromEntries(
    (['info', 'success', 'warning', 'error'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { '--hy-badge-fg': theme.vars.palette[tone].contrastText, '--hy-badge-bg': theme.vars.palette[tone].main },
    ]),
  ),
}));

const Count = slot('span', 'HyBadge-count', ({ theme }) => ({
  boxSizing: 'border-box',
  minInlineSize: 20,
  paddingInline: 5,
  // Transparent: forced colors remove the background and draw the border instead.
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.pill,
  backgroundColor: 'var(--hy-badge-bg)',
  color: 'var(--hy-badge-fg)',
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '[data-over="true"] > &': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 10px)',
    insetInlineStart: 'calc(100% - 10px)',
    minInlineSize: 18,
    paddingInline: 3,
    fontSize: '0.6875rem',
    lineHeight: '16px',
    // Ring that separates the badge from the icon under it.
    boxShadow: `0 0 0 2px ${theme.vars.color.surface}`,
  },
}));

export interface BadgeProps extends RootProps<'HyBadge', 'span'> {
  /** Number to show. Zero hides the badge. */
  badgeContent: number;
  /** The count as text for screen readers: "3 unread messages". Defaults to the number. */
  label?: string | undefined;
  /** Largest number shown in full. Defaults to 99. Higher numbers are shown as "99+". */
  max?: number | undefined;
  /** Meaning of the number. Defaults to a neutral tone. */
  tone?: Tone | undefined;
  /** Icon that the badge overlaps. Without it, the badge stands alone. */
  children?: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Badge']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBadge: BadgeProps;
  }
  interface ComponentNameToClassKey {
    HyBadge: 'root' | 'count';
  }
}

/** Number at the corner of an icon or beside a text, such as a count of unread messages. */
export const Badge = withRef(function Badge(props: BadgeProps) {
  const {
    badgeContent: count,
    label,
    max = 99,
    tone = 'neutral',
    children,
    labels,
    ...root
  } = useComponentProps('HyBadge', props);
  const text = useUiText('Badge', badgeText, labels);
  const display = count > max ? text.over({ max: String(max) }) : count;
  return (
    <Root data-tone={tone} data-over={children !== undefined} {...root}>
      {children}
      {count > 0 && (
        <>
          <Count aria-hidden={label !== undefined} dir="ltr">
            {display}
          </Count>
          {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
        </>
      )}
    </Root>
  );
});
