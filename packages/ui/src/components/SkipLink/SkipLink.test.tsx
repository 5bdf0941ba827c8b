import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SkipLink } from './SkipLink.tsx';

const page = (content: ReactNode) => (
  <UiProvider>
    <SkipLink targetId="content" />
    <a href="#elsewhere">Elsewhere</a>
    {content}
  </UiProvider>
);
const press = async () => {
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

describe('SkipLink', () => {
  it('[NAV-10] is the first stop and moves the focus to the content, with no change of address', async () => {
    render(page(<main id="content">Content</main>));
    await press();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('[NAV-10] leaves a target alone that can take the focus already', async () => {
    render(page(<button type="button" id="content" />));
    await press();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).not.toHaveAttribute('tabindex');
    expect(screen.getByRole('button')).not.toHaveAttribute('style');
  });

  it('[NAV-10] waits for content that is still loading', async () => {
    const { rerender } = render(page(null));
    await press();
    rerender(page(<main id="content">Content</main>));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('[NAV-10] does not take the focus from where the reader went in the meantime', async () => {
    const { rerender } = render(page(null));
    await press();
    await userEvent.tab();
    rerender(page(<main id="content">Content</main>));
    await screen.findByRole('main');
    // Waits until the page's observer has run.
    await new Promise((done) => setTimeout(done));
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });
});
