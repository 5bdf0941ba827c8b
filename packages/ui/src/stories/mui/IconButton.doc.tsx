import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { BellIcon, CloseIcon, MoreIcon, PrintIcon, RefreshIcon } from '../../icons/index.ts';
import { documented } from '../documentation/documentation.ts';

const sample: IconButtonProps = { 'aria-label': 'Print', title: 'Print', children: <PrintIcon size={20} /> };

export default documented('MuiIconButton', IconButton, {
  sample,
  notes: `MUI’s IconButton in the theme of the kit, exported by \`@hireyard/ui\`. Its name is \`aria-label\`; the same
words in \`title\` show it to those who point at it.`,
  use: {
    when: ['For an action that everybody knows by its icon: close, clear, previous and next, more.'],
    instead: { Button: 'For any other action: words are understood faster than icons.' },
  },
  behavior: {
    Target: 'It is as high and as wide as a control, and never less than 40 px under a finger.',
    'At an edge': 'Move it by the half of what its icon leaves free, so that the icon stands in line with the text.',
  },
  wording: ['The name is the verb and, where several stand on a page, its object: “Remove Zuidas Tower C”.'],
  screenReader: ['A button with its name. The icon is not read.'],
  related: {
    Badge: 'Counts on it.',
    SearchField: 'Contains one that clears it.',
    Paginator: 'Consists of them.',
    MenuButton: 'Opens several actions.',
  },
  anatomy: {
    slots: { root: 'The button, as large as a control.' },
    inner: { icon: { at: '.MuiIconButton-root > svg', is: 'Icon of the kit, 20 px, or 16 px in a small button.' } },
  },
  variants: {
    Medium: {},
    'Small: within a field or a row': { props: { size: 'small', children: <CloseIcon size={16} /> } },
  },
  states: {
    Enabled: {},
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
    Working: { props: { loading: true } },
    Disabled: { props: { disabled: true } },
  },
  guidance: [
    {
      do: {
        show: (
          <div style={{ display: 'flex', gap: 4 }}>
            <IconButton aria-label="Print" title="Print">
              <PrintIcon size={20} />
            </IconButton>
            <IconButton aria-label="Refresh" title="Refresh">
              <RefreshIcon size={20} />
            </IconButton>
          </div>
        ),
        say: 'Use icons that mean the same everywhere, with a name and a title.',
      },
      dont: {
        show: (
          <div style={{ display: 'flex', gap: 4 }}>
            <IconButton aria-label="Call off">
              <BellIcon size={20} />
            </IconButton>
            <IconButton aria-label="Extend">
              <MoreIcon size={20} />
            </IconButton>
          </div>
        ),
        say: 'Don’t make readers guess: what costs money has words.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button and on. Skips a disabled one.',
    'Enter, Space': 'Presses the button.',
  },
});
