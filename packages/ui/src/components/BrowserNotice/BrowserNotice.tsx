'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MessageBanner, type MessageBannerProps } from '../MessageBanner/MessageBanner.tsx';
import { browserNoticeText } from './text.ts';

const Root = derivedRoot(MessageBanner, 'HyBrowserNotice-root');

export interface BrowserNoticeProps
  extends Pick<MessageBannerProps, 'expanded' | 'defaultExpanded' | 'onExpandedChange'>,
    Omit<RootProps<'HyBrowserNotice' | 'HyMessageBanner', 'section'>, 'title'> {
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['BrowserNotice']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBrowserNotice: BrowserNoticeProps;
  }
  interface ComponentNameToClassKey {
    HyBrowserNotice: 'root';
  }
}

/**
 * Notice about an outdated browser. Old browsers may not run React at all, so applications also show this text by a
 * static script. This component covers browsers that are merely untested.
 */
export const BrowserNotice = withRef(function BrowserNotice(props: BrowserNoticeProps) {
  const { labels, ...banner } = useComponentProps('HyBrowserNotice', props);
  const text = useUiText('BrowserNotice', browserNoticeText, labels);
  return (
    <Root {...banner} title={text.title} labels={{ label: text.title }}>
      {text.text}
    </Root>
  );
});
