import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MessageBanner, type MessageBannerProps } from '../MessageBanner/MessageBanner.tsx';

export interface BrowserNoticeProps extends Pick<MessageBannerProps, 'expanded' | 'onExpandedChange' | 'className'> {
  labels?: Partial<UiLocale['BrowserNotice']>;
}

/**
 * Says that the browser is too old (SH-01). An old browser may not run React at all, so an application also shows these
 * words by a static script of its own; this is their drawing, and the notice of browsers that are merely untested.
 */
export function BrowserNotice({ labels, ...banner }: BrowserNoticeProps) {
  const text = useUiText('BrowserNotice', labels);
  return (
    <MessageBanner {...banner} title={text.title} label={text.title}>
      {text.text}
    </MessageBanner>
  );
}
