'use client';

import Button from '@mui/material/Button';
import { LockIcon } from '../../icons/index.ts';
import { Actions, Inner, Message, stripStyles } from '../../internal/banner.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { emailHref, telephoneHref } from '../../internal/contact.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { partsOfMessage } from './model.ts';
import { blockedBannerText } from './text.ts';

export interface BlockedBannerAction {
  id: string;
  label: string;
  href: string;
}

export interface BlockedBannerProps extends RootProps<'HyBlockedBanner', 'section'> {
  /** Message text. `{phone}` and `{email}` become links. */
  message: string;
  /** Telephone number of the rental contact, in display format. */
  phone: string;
  /** E-mail address of the rental contact. */
  email: string;
  /** Actions for the client, as links. */
  actions?: readonly BlockedBannerAction[] | undefined;
  /** Severity: `error` if all ordering is blocked, `warning` if a part of it is. */
  tone?: Tone | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['BlockedBanner']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBlockedBanner: BlockedBannerProps;
  }
  interface ComponentNameToClassKey {
    HyBlockedBanner: 'root' | 'link';
  }
}

const Root = slot('section', 'HyBlockedBanner-root', stripStyles);

const ContactLink = slot('a', 'HyBlockedBanner-link', ({ theme }) => ({
  borderRadius: 4,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
}));

/** Banner for a client blocked by the rental company, with the contact and the reason. It cannot be closed. */
export const BlockedBanner = withRef(function BlockedBanner(props: BlockedBannerProps) {
  const {
    message,
    phone,
    email,
    actions = [],
    tone = 'error',
    LinkComponent,
    labels,
    ...root
  } = useComponentProps('HyBlockedBanner', props);
  const text = useUiText('BlockedBanner', blockedBannerText, labels);
  const RouterLink = useLinkComponent(LinkComponent);
  return (
    <Root data-print="hide" aria-label={text.label} data-tone={tone} {...root}>
      <Inner>
        <LockIcon />
        <Message>
          {partsOfMessage(message, { phone, email }).map((part, index) => {
            const key = `${index}-${part.kind}`;
            if (part.kind === 'text') return <span key={key}>{part.text}</span>;
            const href = part.kind === 'phone' ? telephoneHref(part.text) : emailHref(part.text);
            return (
              <ContactLink key={key} href={href}>
                <bdi>{part.text}</bdi>
              </ContactLink>
            );
          })}
        </Message>
        <Actions data-many="">
          {actions.map(({ id, label: actionLabel, href }) => (
            <Button key={id} size="small" LinkComponent={href.startsWith('/') ? RouterLink : 'a'} href={href}>
              {actionLabel}
            </Button>
          ))}
        </Actions>
      </Inner>
    </Root>
  );
});
