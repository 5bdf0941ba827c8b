'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { amountParts } from './model.ts';
import { amountText } from './text.ts';

const Root = slot('data', 'HyAmount-root', ({ theme }) => ({
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Screen readers announce the sign as a word, which must not be copied.
  '& > .HyVisuallyHidden-root': { userSelect: 'none' },
  '&[data-emphasis="strong"]': { fontWeight: 600 },
  '&[data-emphasis="figure"]': theme.typography.figure,
}));

const Cents = slot('span', 'HyAmount-cents', ({ theme }) => ({ color: theme.vars.color.ink2, fontWeight: 400 }));

export interface AmountProps extends RootProps<'HyAmount', 'data'> {
  /** Decimal number as text, exact to the last digit: "-1234.50". */
  amount: string;
  /** ISO 4217 code: "EUR". Sets the minimum number of decimals. Amounts are never rounded. */
  currency: string;
  /** `strong` for a total, `figure` for a key figure. */
  emphasis?: 'normal' | 'strong' | 'figure' | undefined;
  /** Shows a plus sign for positive amounts, for differences. */
  signed?: boolean | undefined;
  /** Mutes the decimals, to emphasize the whole number. */
  mutedCents?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Amount']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAmount: AmountProps;
  }
  interface ComponentNameToClassKey {
    HyAmount: 'root' | 'cents';
  }
}

/** Amount of money, formatted in the user’s language. Never added up, never converted. */
export const Amount = withRef(function Amount(props: AmountProps) {
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
});
