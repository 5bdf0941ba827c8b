import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SidePanelLayout } from './SidePanelLayout.tsx';

const windowOf = (width: 'wide' | 'narrow') => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width') && width === 'wide',
    addEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    removeEventListener: vi.fn(),
  })) as unknown as typeof window.matchMedia;
};
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

function Contracts() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <UiProvider>
      <div>
        {['C-260118', 'C-260122'].map((number) => (
          <button key={number} type="button" onClick={() => setShown(number)}>
            {number}
          </button>
        ))}
      </div>
      <SidePanel
        open={shown !== null}
        title={`Contract ${shown}`}
        subtitle="Zuidas Tower C"
        actions={<button type="button">Call off</button>}
        onClose={() => setShown(null)}
      >
        <input aria-label="Note" />
      </SidePanel>
    </UiProvider>
  );
}
const open = async () => {
  render(<Contracts />);
  await userEvent.click(screen.getByRole('button', { name: 'C-260118' }));
};
const opener = () => screen.getByRole('button', { name: 'C-260118' });

describe('SidePanel', () => {
  it('[UI-01] shows title, details and buttons beside the page, which stays in use', async () => {
    windowOf('wide');
    await open();
    const panel = screen.getByRole('complementary', { name: 'Contract C-260118' });
    expect(panel).toHaveTextContent('Zuidas Tower C');
    expect(panel).toContainElement(screen.getByRole('button', { name: 'Call off' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'C-260122' }));
    expect(screen.getByRole('complementary', { name: 'Contract C-260122' })).toBe(panel);
    expect(screen.getByRole('button', { name: 'C-260122' })).toHaveFocus();
  });

  it.each(['wide', 'narrow'] as const)('[SH-05] on a %s page takes the focus and gives it back', async (width) => {
    windowOf(width);
    await open();
    expect(screen.getByRole('heading', { name: 'Contract C-260118' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('[SH-05] beside the page closes by Escape only where the focus is inside', async () => {
    windowOf('wide');
    await open();
    opener().focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Contract C-260118' })).toBeVisible();
  });

  it('[SH-05] over a narrow page is a modal dialog: the focus stays in it, a press on the page closes it', async () => {
    windowOf('narrow');
    await open();
    const panel = screen.getByRole('dialog', { name: 'Contract C-260118' });
    expect(panel).toHaveAttribute('aria-modal', 'true');
    screen.getByRole('button', { name: 'Call off' }).focus();
    await userEvent.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    const scrim = document.querySelector('.HySidePanel-scrim');
    expect(scrim).toHaveAttribute('data-print', 'hide');
    await userEvent.click(scrim as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SH-05] over a narrow page leaves the focus to a dialog of the page', async () => {
    windowOf('narrow');
    const onClose = vi.fn();
    const panel = (asks: boolean) => (
      <UiProvider>
        <SidePanel open title="C-260118" onClose={onClose} />
        <ConfirmDialog open={asks} title="Call off?" confirmLabel="Call off" onConfirm={onClose} onClose={onClose} />
      </UiProvider>
    );
    const { rerender } = render(panel(false));
    rerender(panel(true));
    const confirm = screen.getByRole('button', { name: 'Call off' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[UI-01] stands behind the content in a layout of its own, and leaves the elements around that alone', () => {
    windowOf('wide');
    const layout = (open: boolean) => (
      <UiProvider>
        <main>
          <SidePanelLayout panel={<SidePanel open={open} title="C-260118" onClose={vi.fn()} />}>
            Contracts
          </SidePanelLayout>
        </main>
      </UiProvider>
    );
    const { rerender } = render(layout(true));
    const panel = screen.getByRole('complementary', { name: 'C-260118' });
    const root = screen.getByText('Contracts').parentElement;
    expect(root).toHaveClass('HySidePanelLayout-root');
    expect(panel.parentElement).toBe(root);
    expect(root?.firstElementChild).toBe(screen.getByText('Contracts'));
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    expect(rules.filter((rule) => rule.includes(':has(> .HySidePanel-root)'))).toEqual([]);
    rerender(layout(false));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(root?.childElementCount).toBe(1);
  });

  it('[UI-01] keeps what was typed in it when the window becomes narrow', async () => {
    windowOf('wide');
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'gate 2');
    const panel = screen.getByRole('complementary');
    windowOf('narrow');
    await userEvent.click(screen.getByRole('button', { name: 'C-260122' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('gate 2');
    expect(panel.isConnected).toBe(true);
  });
});
