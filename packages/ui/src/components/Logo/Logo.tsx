'use client';

import { type ReactNode, useContext } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { HeaderRoomContext } from '../../internal/header-room.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { logoText } from './text.ts';

export interface LogoProps extends RootProps<'HyLogo', 'span'> {
  /** Picture instead of the built-in mark, 26 px high. It is decorative beside the name. */
  mark?: ReactNode;
  /** Product name beside the mark. */
  product?: string | undefined;
  /** Target of the link. Without it, the logo is not a link. */
  href?: string | undefined;
  /** Surface under the logo. On the brand's `panel` it uses the panel's text color. */
  variant?: 'surface' | 'panel' | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Logo']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyLogo: LogoProps;
  }
  interface ComponentNameToClassKey {
    HyLogo: 'root' | 'tile';
  }
}

const Root = slot('span', 'HyLogo-root', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  '--hy-logo': theme.vars.color.ink,
  color: 'var(--hy-logo)',
  fontSize: '1.125rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  textDecoration: 'none',
  borderRadius: theme.vars.radius.status,
  whiteSpace: 'nowrap',
  'a&': { minBlockSize: 40 },
  '&[data-variant="panel"]': {
    '--hy-logo': theme.vars.color.onPanel,
    '&:focus-visible': { outlineColor: theme.vars.color.onPanel },
  },
  // On a narrow phone, the name wraps out of sight before the main button breaks.
  [media.belowNavigation]: {
    '&[data-room]': { flexWrap: 'wrap', minInlineSize: 26, blockSize: 40, paddingBlock: 7, overflow: 'clip' },
    // Only the mark remains where the company's name needs the room.
    '&[data-room="crowded"]': { flex: 'none', inlineSize: 26 },
  },
  // Only the mark remains at widths where the tabs barely fit.
  [`${media.navigation} and (max-width: 47.99rem)`]: {
    '&[data-room]': { flex: 'none', inlineSize: 26, overflow: 'clip' },
  },
}));

const Tile = slot('svg', 'HyLogo-tile', ({ theme }) => ({
  flex: 'none',
  '& rect': { fill: theme.vars.color.signal },
  '& path': { fill: theme.vars.color.onSignal },
  [media.forcedColors]: { forcedColorAdjust: 'none' },
}));

/** Signal-colored tile with the yard's house, or a mark of the product's own, and its name. */
export const Logo = withRef(function Logo(props: LogoProps) {
  const {
    mark: ownMark,
    product = 'Hireyard',
    href,
    variant = 'surface',
    LinkComponent,
    labels,
    ...root
  } = useComponentProps('HyLogo', props);
  const text = useUiText('Logo', logoText, labels);
  const Link = useLinkComponent(LinkComponent);
  const room = useContext(HeaderRoomContext) ?? undefined;
  const mark = (
    <>
      {ownMark ?? (
        <Tile aria-hidden="true" focusable="false" width="26" height="26" viewBox="0 0 26 26">
          <rect width="26" height="26" rx="7" />
          <path d="M13 6.4 19.2 11v7a1 1 0 0 1-1 1h-3v-3.6a2.2 2.2 0 0 0-4.4 0V19h-3a1 1 0 0 1-1-1v-7Z" />
        </Tile>
      )}
      <span>{product}</span>
    </>
  );
  if (!href) {
    return (
      <Root data-variant={variant} data-room={room} {...root}>
        {mark}
      </Root>
    );
  }
  return (
    <Root as={Link} {...{ href }} data-variant={variant} data-room={room} aria-label={text.home({ product })} {...root}>
      {mark}
    </Root>
  );
});
