import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { LockIcon } from '../../internal/icons.tsx';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { Actions, Inner, Message, Strip } from '../MessageBanner/styles.ts';
import { partsOfMessage, telephoneHref } from './model.ts';

/** Below the message on a phone, which would be a column of single words beside them. */
const Ways = styled(Actions)({
  [media.belowTable]: { flex: '1 1 100%', marginInlineStart: 18, '& > a': { minBlockSize: 40 } },
});

export interface BlockedBannerAction {
  id: string;
  label: string;
  href: string;
}

export interface BlockedBannerProps {
  /** May hold `{phone}` and `{email}`, which become links (SH-02). */
  message: string;
  phone: string;
  email: string;
  actions?: readonly BlockedBannerAction[];
  /** Name of the region for screen readers. */
  label?: string;
  LinkComponent?: LinkComponent;
  className?: string;
}

/** The rental company has blocked this client: whom to reach and what to settle. It cannot be put away. */
export function BlockedBanner(props: BlockedBannerProps) {
  const { message, phone, email, actions = [], label, LinkComponent, className } = props;
  const text = useUiText('BlockedBanner');
  const RouterLink = useLinkComponent(LinkComponent);
  return (
    <Strip aria-label={label ?? text.label} data-tone="overdue" className={className}>
      <Inner>
        <LockIcon />
        <Message>
          {partsOfMessage(message, { phone, email }).map((part, index) => {
            const key = `${index}-${part.kind}`;
            if (part.kind === 'text') return <span key={key}>{part.text}</span>;
            const href = part.kind === 'phone' ? telephoneHref(part.text) : `mailto:${part.text}`;
            return (
              <Link key={key} href={href} underline="always">
                {part.text}
              </Link>
            );
          })}
        </Message>
        <Ways>
          {actions.map(({ id, label: actionLabel, href }) => (
            <Button key={id} size="small" LinkComponent={href.startsWith('/') ? RouterLink : 'a'} href={href}>
              {actionLabel}
            </Button>
          ))}
        </Ways>
      </Inner>
    </Strip>
  );
}
