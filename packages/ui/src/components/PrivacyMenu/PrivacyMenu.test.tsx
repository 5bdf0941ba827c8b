import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { PrivacyMenu } from './PrivacyMenu.tsx';

describe('PrivacyMenu', () => {
  it('[NAV-07] is a menu button, whose label can be replaced', async () => {
    render(
      <UiProvider>
        <PrivacyMenu labels={{ label: 'Terms' }} entries={[{ kind: 'link', id: 'one', label: 'One', href: '#one' }]} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Terms' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveAttribute('href', '#one');
  });
});
