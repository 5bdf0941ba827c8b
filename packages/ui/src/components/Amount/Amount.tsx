'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { amountParts } from './model.ts';
import { amountText } from './text.ts';

const Root = slot('data', 'HyAmount-root', ({ theme }) => ({
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // The word for the sign is heard and not copied.
  '& > .HyVisuallyHidden-root': { userSelect: 'none' },
  '&[data-emphasis="strong"]': { fontWeight: 600 },
  '&[data-emphasis="figure"]': theme.typography.figure,
}));

const Cents = slot('span', 'HyAmount-cents', ({ theme }) => ({ color: theme.vars.color.ink2, fontWeight: 400 }));

export interface AmountProps extends RootProps<'HyAmount', 'data'> {
  /** A decimal number as text, exact to the last digit: "-1234.50". */
  amount: string;
  /** ISO 4217: "EUR". It has that many decimals at the least; none is rounded away. */
  currency: string;
  /** `strong` for a total, `figure` for a key figure. */
  emphasis?: 'normal' | 'strong' | 'figure';
  /** With a plus where it is positive: a difference. */
  signed?: boolean;
  /** Sets the decimals back, where the whole matters. */
  mutedCents?: boolean;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Amount']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAmount: AmountProps;
  }
  interface ComponentNameToClassKey {
    HyAmount: 'root' | 'cents';
  }
}

/** An amount of money as it is: written in the reader’s language, never added to another, never converted. */
export function Amount(props: AmountProps) {
  const {
    amount,
    currency,
    emphasis = 'normal',
    signed = false,
    mutedCents = false,
    labels,
    ...root
  } = useComponentProps('HyAmount', props);
  const text = useUiText('Amount', amountText, labels);
  return (
    <Root value={amount} dir="auto" data-emphasis={emphasis} {...root}>
      {amountParts(amount, { currency, signed, locale: text.locale }).map(({ kind, written }) => {
        if (kind === 'minus')
          return [
            <VisuallyHidden key="word">{text.minus} </VisuallyHidden>,
            <span key="sign" aria-hidden="true">
              {written}
            </span>,
          ];
        return kind === 'cents' && mutedCents ? <Cents key={kind}>{written}</Cents> : written;
      })}
    </Root>
  );
}
