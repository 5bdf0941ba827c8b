'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { TONE, toneVariables } from '../../internal/tones.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { Tone } from '../../theme/tokens.ts';
import { type StatusShape as Shape, TONE_SHAPE } from './model.ts';
import { StatusShape } from './StatusShape.tsx';

const Root = slot('span', 'HyStatusChip-root', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  maxInlineSize: '100%',
  paddingBlock: 3,
  paddingInline: 8,
  // Transparent: forced colors remove the background and draw the border instead.
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.status,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  color: TONE.fg,
  backgroundColor: TONE.bg,
  '& > svg': { flex: 'none' },
  ...toneVariables(theme),
}));

export interface StatusChipProps extends RootProps<'HyStatusChip', 'span'> {
  /** Meaning of the state: sets color and shape. */
  tone: Tone;
  /**
   * Overrides the tone's shape. A draft, for example, is neutral, but the neutral tick would suggest that it is done.
   */
  shape?: Shape | undefined;
  /** State as text: "On rent", "Overdue 7 days". */
  children: React.ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyStatusChip: StatusChipProps;
  }
  interface ComponentNameToClassKey {
    HyStatusChip: 'root';
  }
}

/** State as text, with a color and a shape. Never by color alone (WCAG 1.4.1). */
export const StatusChip = withRef(function StatusChip(props: StatusChipProps) {
  const { tone, shape, children, ...root } = useComponentProps('HyStatusChip', props);
  return (
    <Root data-tone={tone} {...root}>
      <StatusShape shape={shape ?? TONE_SHAPE[tone]} />
      <span>{children}</span>
    </Root>
  );
});
