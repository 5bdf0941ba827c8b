import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { InfoIcon, WarningIcon } from '../../internal/icons.tsx';
import { useUiText } from '../../provider/text.ts';
import { Actions, type BannerTone, Inner, Message, Strip } from './styles.ts';

export interface MessageBannerProps {
  /** In bold before the text; what stays in sight when minimized. */
  title?: string;
  children: ReactNode;
  tone?: BannerTone;
  expanded: boolean;
  /** Without it the banner cannot be minimized. */
  onExpandedChange?: (expanded: boolean) => void;
  /** Name of the region for screen readers. */
  label?: string;
  className?: string;
}

const Text = styled('span')({ '&[hidden]': { display: 'none' } });

/** A message to everyone, between header and page. A new text is announced; minimized, a slim strip is left of it. */
export function MessageBanner(props: MessageBannerProps) {
  const { title, children, tone = 'pending', expanded, onExpandedChange, label, className } = props;
  const text = useUiText('MessageBanner');
  const id = useId();
  const name = label ?? text.label;
  return (
    <Strip aria-label={name} data-tone={tone} className={className}>
      <Inner>
        {tone === 'planned' ? <InfoIcon /> : <WarningIcon />}
        <Message role="status">
          {(title || !expanded) && <strong>{title ?? name}</strong>}{' '}
          <Text id={id} hidden={!expanded}>
            {children}
          </Text>
        </Message>
        {onExpandedChange && (
          <Actions>
            <Button
              size="small"
              aria-expanded={expanded}
              aria-controls={id}
              onClick={() => onExpandedChange(!expanded)}
            >
              {expanded ? text.minimize : text.expand}
            </Button>
          </Actions>
        )}
      </Inner>
    </Strip>
  );
}
