'use client';

import { keyframes } from '@mui/material/styles';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { loaderText } from './text.ts';

export interface LoaderProps extends RootProps<'HyLoader', 'div'> {
  /** `page`: centered in the window. `block`: centered in its container. */
  extent?: 'page' | 'block' | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Loader']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyLoader: LoaderProps;
  }
  interface ComponentNameToClassKey {
    HyLoader: 'root' | 'track';
  }
}

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Appears after 200 ms, so that a fast response does not make it flash.
const Root = slot('div', 'HyLoader-root', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  animation: `${appear} 160ms 200ms both`,
  '&[data-extent="page"]': { minBlockSize: '100dvh' },
});

const Track = slot('div', 'HyLoader-track', ({ theme }) => ({
  inlineSize: 160,
  blockSize: 4,
  borderRadius: theme.vars.radius.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '&:dir(rtl)': { scale: '-1 1' },
  '&::after': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    borderRadius: theme.vars.radius.pill,
    backgroundColor: theme.vars.color.brand,
    animation: `${slide} 1.1s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { inlineSize: '100%', opacity: 0.6 } },
  [media.forcedColors]: { '&::after': { backgroundColor: 'Highlight' } },
}));

/** Loading indicator for unknown content. If the layout is known, prefer skeletons (see DataState). */
export const Loader = withRef(function Loader(props: LoaderProps) {
  const { extent = 'block', labels, ...root } = useComponentProps('HyLoader', props);
  const text = useUiText('Loader', loaderText, labels);
  return (
    <Root role="status" data-extent={extent} {...root}>
      <Track />
      <VisuallyHidden>{text.label}</VisuallyHidden>
    </Root>
  );
});
