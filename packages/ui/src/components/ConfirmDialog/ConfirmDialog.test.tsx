import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const show = (own: Partial<ConfirmDialogProps> = {}) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <UiProvider>
      <ConfirmDialog
        open
        title="Cancel order O-1042?"
        confirmLabel="Cancel order"
        labels={{ cancel: 'Keep order' }}
        onConfirm={onConfirm}
        onClose={onClose}
        {...own}
      >
        This cannot be undone.
      </ConfirmDialog>
    </UiProvider>,
  );
  return { onConfirm, onClose };
};

describe('ConfirmDialog', () => {
  it('[UI-01] asks by title and text, and answers in the action’s own words', async () => {
    const { onConfirm } = show();
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel order O-1042?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('[SH-05] begins on the way back where it is dangerous, else on the action', () => {
    show({ tone: 'error' });
    expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  });

  it('[SH-05] closes by Escape and by its button', async () => {
    const { onClose } = show();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('[UI-01] neither closes nor acts twice while it works', async () => {
    const { onConfirm, onClose } = show({ working: true });
    await userEvent.click(screen.getByRole('button', { name: 'One moment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[UI-01] says why it failed', () => {
    show({ error: 'The order was confirmed a moment ago.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The order was confirmed a moment ago.');
  });
});
