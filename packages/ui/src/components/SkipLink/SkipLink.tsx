'use client';

import { useEffect, useRef } from 'react';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { focusTarget, whenPresent } from './focus-target.ts';
import { skipLinkText } from './text.ts';

export interface SkipLinkProps extends RootProps<'HySkipLink', 'a'> {
  /** Id of the element with the page's main content. The element may be added later than the link. */
  targetId?: string | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['SkipLink']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySkipLink: SkipLinkProps;
  }
  interface ComponentNameToClassKey {
    HySkipLink: 'root';
  }
}

const Root = slot('a', 'HySkipLink-root', ({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  paddingBlock: 10,
  paddingInline: 16,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.inverse,
  color: theme.vars.color.onInverse,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** First Tab stop: skips header and navigation. Moves focus by script, so that routers see no hash. */
export const SkipLink = withRef(function SkipLink(props: SkipLinkProps) {
  const { targetId = 'main', labels, ...root } = useComponentProps('HySkipLink', props);
  const text = useUiText('SkipLink', skipLinkText, labels);
  const stopWaiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  return (
    <Root
      data-print="hide"
      {...rootWith(root, {
        onClick: (event) => {
          event.preventDefault();
          stopWaiting.current?.();
          stopWaiting.current = whenPresent(targetId, focusTarget);
        },
      })}
      href={`#${targetId}`}
    >
      {text.label}
    </Root>
  );
});
