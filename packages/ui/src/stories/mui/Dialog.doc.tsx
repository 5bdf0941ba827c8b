import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { documented } from '../documentation/documentation.ts';

interface ContentProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const content = ({ title, text, action }: ContentProps) => (
  <>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>{text}</DialogContent>
    <DialogActions>
      <Button variant="outlined">Close</Button>
      <Button variant="contained">{action}</Button>
    </DialogActions>
  </>
);

const nothing = () => undefined;
const sample: DialogProps = {
  open: true,
  onClose: nothing,
  fullWidth: true,
  maxWidth: 'xs',
  'aria-label': 'Depot Amsterdam',
  children: content({
    title: 'Depot Amsterdam',
    text: 'Open on workdays from 06:30 to 17:00. Machines are handed out until 16:30.',
    action: 'Call depot',
  }),
};

export default documented('MuiDialog', Dialog, {
  sample,
  notes: `MUI’s Dialog in the theme of the kit, exported by \`@hireyard/ui\` with \`DialogTitle\`, \`DialogContent\` and
\`DialogActions\`. Two dialogs are made already, with their words, focus and errors: \`ConfirmDialog\` and \`FormDialog\`.`,
  use: {
    when: ['For a short look or choice that the reader finishes before going on with the page.'],
    instead: {
      ConfirmDialog: 'To ask before an action that is hard to undo.',
      FormDialog: 'For a short form over the page.',
      SidePanel: 'For details that are read beside the list.',
      Toast: 'For a message that needs no answer.',
    },
  },
  behavior: {
    Opening: 'Only by an action of the reader, and never from another dialog.',
    Closing: 'Escape, its own button and a click beside it close it. Focus returns to what opened it.',
    'Long text': 'The text scrolls between title and buttons, which stay visible.',
    Width: 'It is 444 px wide with `xs`, 40rem with `sm` and 48rem with `md`, and never wider than its page.',
    'Narrow windows': 'It keeps 14 px to each side of a phone. With `fullScreen` it is the whole page.',
  },
  wording: [
    'The title names the object or asks the question. It has no full stop.',
    'Each button says what it does; the one that leaves says what it keeps.',
  ],
  screenReader: [
    'A dialog named by its title (`aria-labelledby`), which is read when it opens. The page behind it cannot be reached.',
  ],
  related: { Form: 'A form that needs a page of its own.', Button: 'Its actions.' },
  anatomy: {
    slots: {
      root: 'Layer over the page, with the scrim.',
      paper: 'Surface.',
    },
    inner: {
      title: { at: '.MuiDialogTitle-root', is: 'Title.' },
      content: { at: '.MuiDialogContent-root', is: 'Content, which scrolls.' },
      actions: { at: '.MuiDialogActions-root', is: 'Buttons, which stay visible. The main one is the last.' },
    },
  },
  variants: {
    'Extra small (xs): a question': {},
    'Small (sm): a form': { props: { maxWidth: 'sm' } },
    'Medium (md): a choice with pictures': { props: { maxWidth: 'md' } },
  },
  wide: true,
  states: {
    Open: {},
    'Focus on its action': { focus: 'button:last-of-type' },
    'Long text': {
      props: {
        children: content({
          title: 'Conditions of the rental at Zuidas Tower C, Amsterdam, from November 24 to December 4, 2026',
          text: 'The machine stays at the site until it is picked up, within two workdays of the call-off. '.repeat(4),
          action: 'Download conditions',
        }),
      },
    },
  },
  guidance: [
    {
      do: {
        show: <Dialog {...sample} />,
        say: 'Keep to one subject that fits without scrolling.',
      },
      dont: {
        show: (
          <Dialog {...sample}>
            {content({ title: 'Success!', text: 'The machine was called off.', action: 'OK' })}
          </Dialog>
        ),
        say: 'Don’t stop the reader for a message: a Toast says it in passing.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the dialog and stays in it.',
    Escape: 'Closes the dialog. Focus returns to what opened it.',
  },
});
