import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { product } from '../../stories/page-samples.ts';
import { RequestProductHeader, type RequestProductHeaderProps } from './RequestProductHeader.tsx';

const show = (given: RequestProductHeaderProps['product']) =>
  render(
    <UiProvider>
      <RequestProductHeader product={given} />
    </UiProvider>,
  );

describe('RequestProductHeader', () => {
  it('[UI-03] names the product, what it can do and whether it can be had', () => {
    show(product);
    expect(screen.getByRole('heading', { level: 2, name: 'Electric scissor lift 12 m' })).toBeVisible();
    expect(screen.getByText('Free from 24 Nov')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Working height', 'Weight', 'Drive']);
  });

  it('[UI-03] needs no more than a name', () => {
    show({ name: 'Something to lift pipes with' });
    expect(screen.getByRole('heading', { name: 'Something to lift pipes with' })).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('[SH-04] says that it is loading', () => {
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the product');
  });
});
