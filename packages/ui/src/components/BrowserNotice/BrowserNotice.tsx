'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MessageBanner, type MessageBannerProps } from '../MessageBanner/MessageBanner.tsx';
import { browserNoticeText } from './text.ts';

const Root = derivedRoot(MessageBanner, 'HyBrowserNotice-root');

export interface BrowserNoticeProps
  extends Pick<MessageBannerProps, 'expanded' | 'defaultExpanded' | 'onExpandedChange'>,
    Omit<RootProps<'HyBrowserNotice' | 'HyMessageBanner', 'section'>, 'title'> {
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['BrowserNotice']>;
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
 * Says that the browser is too old. An old browser may not run React at all, so an application also shows these
 * words by a static script; this component shows the same, and serves browsers that are merely untested.
 */
export function BrowserNotice(props: BrowserNoticeProps) {
  const { labels, ...banner } = useComponentProps('HyBrowserNotice', props);
  const text = useUiText('BrowserNotice', browserNoticeText, labels);
  return (
    <Root {...banner} title={text.title} labels={{ label: text.title }}>
      {text.text}
    </Root>
  );
}
