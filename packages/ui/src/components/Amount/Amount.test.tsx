import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Amount, type AmountProps } from './Amount.tsx';

const show = (props: Partial<AmountProps>, locale?: typeof nl) => {
  render(
    <UiProvider {...(locale && { locale })}>
      <Amount amount="1234.50" currency="EUR" data-testid="amount" {...props} />
    </UiProvider>,
  );
  return screen.getByTestId('amount');
};

describe('Amount', () => {
  it('[I18N-01] is written in the reader’s language, with its exact value for machines', () => {
    const amount = show({}, nl);
    expect(amount).toHaveTextContent('€ 1.234,50');
    expect(amount.tagName).toBe('DATA');
    expect(amount).toHaveAttribute('value', '1234.50');
  });

  it('shows a credit with a real minus, and says it in words', () => {
    const amount = show({ amount: '-12.00' });
    expect(amount.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^−$/);
    expect(amount).toHaveTextContent('minus −€12.00');
  });

  it('says the minus in the words of this one place', () => {
    expect(show({ amount: '-12.00', labels: { minus: 'credit' } })).toHaveTextContent('credit −€12.00');
  });

  it('sets the decimals back where it is asked to, and leaves the text as it is', () => {
    const amount = show({ mutedCents: true });
    expect(amount.querySelector('.HyAmount-cents')).toHaveTextContent('.50');
    expect(amount).toHaveTextContent('€1,234.50');
  });
});
