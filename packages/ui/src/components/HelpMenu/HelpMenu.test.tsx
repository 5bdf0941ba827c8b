import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { HelpMenu } from './HelpMenu.tsx';

describe('HelpMenu', () => {
  it('[NAV-04] is a menu button under the locale’s word', async () => {
    render(
      <UiProvider>
        <HelpMenu entries={[{ kind: 'link', id: 'one', label: 'One', href: '#one' }]} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Help' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveAttribute('href', '#one');
  });
});
