import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

describe('ProfileMenu', () => {
  it('[NAV-06] shows initials and says the whole name', async () => {
    render(
      <UiProvider>
        <ProfileMenu name="Anna Visser" entries={[{ kind: 'link', id: 'one', label: 'One', href: '#one' }]} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Profile AV (Anna Visser)' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveTextContent('AV');
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveAttribute('href', '#one');
  });

  it('[NAV-06] is named and shows something while nobody knows who is signed in', () => {
    render(
      <UiProvider>
        <ProfileMenu name="" entries={[]} />
      </UiProvider>,
    );
    expect(screen.getByRole('button', { name: 'Profile' })).toContainHTML('<svg');
  });
});
