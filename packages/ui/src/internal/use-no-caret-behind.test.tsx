import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SidePanel } from '../components/SidePanel/SidePanel.tsx';
import { UiProvider } from '../provider/UiProvider.tsx';

const field = <textarea aria-label="Text" />;
const LAYERS = {
  'a dialog': <Dialog open>{field}</Dialog>,
  'a popover': (
    <Popover open anchorReference="none">
      {field}
    </Popover>
  ),
  'a side panel': (
    <SidePanel open title="Details" onClose={() => undefined}>
      {field}
    </SidePanel>
  ),
};

describe('[SH-08] a text field with the focus', () => {
  it.each(Object.entries(LAYERS))('loses it before %s is removed', async (_, layer) => {
    const { rerender } = render(<UiProvider>{layer}</UiProvider>);
    const text = await screen.findByRole('textbox');
    text.focus();
    const wasThere: boolean[] = [];
    text.addEventListener('blur', () => wasThere.push(text.isConnected));
    rerender(<UiProvider>{null}</UiProvider>);
    expect(text).not.toBeInTheDocument();
    expect(wasThere).toEqual([true]);
  });
});
