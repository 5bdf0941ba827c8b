import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { BlockedBanner } from './BlockedBanner.tsx';

describe('BlockedBanner', () => {
  it('[SH-02] puts telephone and e-mail into the message as links, and offers what can be done', () => {
    render(
      <UiProvider>
        <BlockedBanner
          message="Call {phone} or write to {email}."
          phone="+31 (0)20 555 0123"
          email="rental@demo.example"
          actions={[{ id: 'invoices', label: 'Open invoices', href: '/order/documents' }]}
        />
      </UiProvider>,
    );
    const banner = screen.getByRole('region', { name: 'Account blocked' });
    expect(banner).toHaveTextContent('Call +31 (0)20 555 0123 or write to rental@demo.example.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+31205550123',
      'mailto:rental@demo.example',
      '/order/documents',
    ]);
  });
});
