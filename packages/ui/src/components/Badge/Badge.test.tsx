import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const show = (props: BadgeProps) =>
  render(
    <UiProvider>
      <button type="button">
        <Badge {...props} />
      </button>
    </UiProvider>,
  );

describe('Badge', () => {
  it('[SH-05] says its count in words where it has them, and else by the number', () => {
    show({ badgeContent: 3, label: '3 unread messages' });
    expect(screen.getByRole('button', { name: '3 unread messages' })).toHaveTextContent('3');
    show({ badgeContent: 7 });
    expect(screen.getByRole('button', { name: '7' })).toBeVisible();
  });

  it.each([
    [99, 99, '99'],
    [100, 99, '99+'],
    [12, 9, '9+'],
  ])('[UI-01] writes %i of at most %i as %s', (badgeContent, max, written) => {
    show({ badgeContent, max });
    expect(screen.getByText(written)).toBeVisible();
  });

  it('[UI-01] shows what it stands on alone where there is nothing to count', () => {
    show({ badgeContent: 0, label: 'No messages', children: 'Messages' });
    expect(screen.getByRole('button', { name: 'Messages' })).toBeVisible();
    expect(screen.queryByText('0')).toBeNull();
  });

  it('[UI-01] takes another word for more than it can write', () => {
    show({ badgeContent: 120, labels: { over: 'over {max}' } });
    expect(screen.getByText('over 99')).toBeVisible();
  });
});
