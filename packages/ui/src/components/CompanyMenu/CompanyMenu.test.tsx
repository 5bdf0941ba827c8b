import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';

describe('CompanyMenu', () => {
  it('[NAV-05] is a menu button under the company’s whole name', async () => {
    render(
      <UiProvider>
        <CompanyMenu
          name="Bouwgroep Noordzee B.V."
          entries={[{ kind: 'link', id: 'one', label: 'One', href: '#one' }]}
        />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Bouwgroep Noordzee B.V.' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('title', 'Bouwgroep Noordzee B.V.');
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveAttribute('href', '#one');
  });
});
