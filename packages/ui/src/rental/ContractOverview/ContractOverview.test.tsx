import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ContractOverview, type ContractOverviewProps } from './ContractOverview.tsx';

const contract: NonNullable<ContractOverviewProps['contract']> = {
  project: 'Zuidas Tower C',
  poNumber: '4500012',
  costCode: null,
  reference: null,
  order: 'O-1007',
  period: '3 – 27 Nov 2026',
  address: ['Gustav Mahlerlaan 10', '1082 PP Amsterdam'],
  depot: { name: 'Amsterdam', phone: '+31205550111' },
  siteContact: { name: 'Jan de Vries', email: 'jan@site.example' },
};
const show = (given: ContractOverviewProps['contract']) =>
  render(
    <UiProvider>
      <ContractOverview contract={given} />
    </UiProvider>,
  );

describe('ContractOverview', () => {
  it('[UI-03] shows references, address and the contact', () => {
    show(contract);
    expect(screen.getByText('PO number').nextSibling).toHaveTextContent('4500012');
    expect(screen.getByText('Cost code').nextSibling).toHaveTextContent('Not given');
    expect(screen.getByRole('link', { name: '+31205550111' })).toHaveAttribute('href', 'tel:+31205550111');
    expect(screen.getByRole('link', { name: 'jan@site.example' })).toHaveAttribute('href', 'mailto:jan@site.example');
  });

  it('[DOM-10] shows what was spent only where it is given', () => {
    const { unmount } = show(contract);
    expect(screen.queryByText('Spend to date')).toBeNull();
    unmount();
    show({ ...contract, spend: '€1,234.50' });
    expect(screen.getByText('Spend to date').nextSibling).toHaveTextContent('€1,234.50');
  });

  it('[SH-04] keeps its layout while it loads', () => {
    show(undefined);
    expect(screen.getByText('Delivery address')).toBeVisible();
    expect(screen.queryByText('Not given')).toBeNull();
  });
});
