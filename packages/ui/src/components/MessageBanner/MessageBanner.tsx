'use client';

import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { Actions, Inner, Message, stripStyles } from '../../internal/banner.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { TONE_ICON } from '../../internal/tone-icons.tsx';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import { messageBannerText } from './text.ts';

export interface MessageBannerProps extends RootProps<'HyMessageBanner', 'section'> {
  /** In bold before the text; what stays in sight when minimized. */
  title?: string;
  /** The message. */
  children: ReactNode;
  /** What can be done about it: a button. */
  action?: ReactNode;
  /** How much it matters: color and picture. */
  tone?: Tone;
  /** Whether the message is in sight, or its title alone. */
  expanded?: boolean;
  /** Whether it is in sight to begin with, where the banner holds that; it is without it. */
  defaultExpanded?: boolean;
  /** It was minimized, or shown again. Without it and without `defaultExpanded` the banner cannot be minimized. */
  onExpandedChange?: ChangeHandler<boolean>;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['MessageBanner']>;
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

/** A message to everyone, between header and page. A new text is announced; minimized, a slim strip is left of it. */
export function MessageBanner(props: MessageBannerProps) {
  const {
    title,
    children,
    action,
    tone = 'warning',
    expanded: given,
    defaultExpanded,
    onExpandedChange,
    labels,
    ...root
  } = useComponentProps('HyMessageBanner', props);
  const text = useUiText('MessageBanner', messageBannerText, labels);
  const [expanded, setExpanded] = useControllable(given, defaultExpanded ?? true, onExpandedChange);
  const id = useId();
  const Picture = TONE_ICON[tone];
  return (
    <Root data-print="hide" aria-label={text.label} data-tone={tone} {...root}>
      <Inner>
        <Picture />
        <Message role="status">
          {(title || !expanded) && <strong>{title ?? text.label}</strong>}{' '}
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
              onClick={(event) => setExpanded(!expanded, event)}
            >
              {expanded ? text.minimize : text.expand}
            </Button>
          </Actions>
        )}
      </Inner>
    </Root>
  );
}
