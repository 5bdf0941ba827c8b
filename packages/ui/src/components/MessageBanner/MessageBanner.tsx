'use client';

import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { Actions, Inner, Message, stripStyles } from '../../internal/banner.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { TONE_ICON } from '../../internal/tone-icons.tsx';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import { messageBannerText } from './text.ts';

export interface MessageBannerProps extends RootProps<'HyMessageBanner', 'section'> {
  /** Bold title before the text. Stays visible when minimized. */
  title?: string | undefined;
  /** The message. */
  children: ReactNode;
  /** Action for the message: a button. */
  action?: ReactNode;
  /** Severity: sets the color and the icon. */
  tone?: Tone | undefined;
  /** Shows the whole message (true) or only its title (false). */
  expanded?: boolean | undefined;
  /** Initial state of an uncontrolled banner. Defaults to expanded. */
  defaultExpanded?: boolean | undefined;
  /** Called when the banner is minimized or expanded. Minimizing requires this or `defaultExpanded`. */
  onExpandedChange?: ChangeHandler<boolean> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['MessageBanner']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyMessageBanner: MessageBannerProps;
  }
  interface ComponentNameToClassKey {
    HyMessageBanner: 'root' | 'text';
  }
}

const Root = slot('section', 'HyMessageBanner-root', stripStyles);

const Text = slot('span', 'HyMessageBanner-text', { '&[hidden]': { display: 'none' } });

/** Message to all users, between header and page. A new text is announced. When minimized, a slim strip remains. */
export const MessageBanner = withRef(function MessageBanner(props: MessageBannerProps) {
  const {
    title,
    children,
    action,
    tone = 'warning',
    expanded: expandedProp,
    defaultExpanded,
    onExpandedChange,
    labels,
    ...root
  } = useComponentProps('HyMessageBanner', props);
  const text = useUiText('MessageBanner', messageBannerText, labels);
  const [expanded, setExpanded] = useControllable(expandedProp, defaultExpanded ?? true, onExpandedChange);
  const id = useId();
  const Picture = TONE_ICON[tone];
  return (
    <Root data-print="hide" aria-label={text.label} data-tone={tone} {...root}>
      <Inner>
        <Picture />
        <Message role="status">
          {(title || !expanded) && <strong>{`${title ?? text.label} `}</strong>}
          <Text id={id} hidden={!expanded}>
            {children}
          </Text>
        </Message>
        {action && <Actions>{action}</Actions>}
        {(onExpandedChange || defaultExpanded !== undefined) && (
          <Actions>
            <Button
              size="small"
              aria-expanded={expanded}
              aria-controls={id}
              onClick={(event) => setExpanded(event, !expanded)}
            >
              {expanded ? text.minimize : text.expand}
            </Button>
          </Actions>
        )}
      </Inner>
    </Root>
  );
});
