import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SkipLink } from './SkipLink.tsx';

describe('SkipLink', () => {
  it('[NAV-10] is the first stop and moves the focus to the content, with no change of address', async () => {
    render(
      <UiProvider>
        <SkipLink targetId="content" />
        <a href="#elsewhere">Elsewhere</a>
        <main id="content" tabIndex={-1}>
          Content
        </main>
      </UiProvider>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
