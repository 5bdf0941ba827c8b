import { styled, type Theme } from '@mui/material/styles';
import type { StatusTone } from '../../theme/tokens.ts';
import { STATUS_TONES, TONE_SHAPE } from './model.ts';
import { StatusShape } from './StatusShape.tsx';

const toneColors = (theme: Theme) =>
  Object.fromEntries(
    STATUS_TONES.map((tone) => [
      `&[data-tone="${tone}"]`,
      { color: theme.vars.status[tone].fg, backgroundColor: theme.vars.status[tone].bg },
    ]),
  );

const Root = styled('span', { name: 'HyStatusChip', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  maxInlineSize: '100%',
  paddingBlock: 3,
  paddingInline: 8,
  // Invisible until forced colours take the background away and draw it.
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.status,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  ...toneColors(theme),
}));

export interface StatusChipProps {
  tone: StatusTone;
  /** The state in words: "On rent", "Overdue 7 days". */
  children: React.ReactNode;
  className?: string;
}

/** A state in words, with a colour and a shape of its own; colour alone never tells it (WCAG 1.4.1). */
export function StatusChip({ tone, children, className }: StatusChipProps) {
  return (
    <Root className={className} data-tone={tone}>
      <StatusShape shape={TONE_SHAPE[tone]} />
      <span>{children}</span>
    </Root>
  );
}
