import { documented } from '../../stories/documentation/documentation.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const nothing = () => undefined;
const sample: ConfirmDialogProps = {
  open: true,
  title: 'Cancel order O-1042?',
  children: 'Four machines will not be delivered on Tuesday, November 24. This cannot be undone.',
  confirmLabel: 'Cancel order',
  labels: { cancel: 'Keep order' },
  tone: 'error',
  onConfirm: nothing,
  onClose: nothing,
};

export default documented('HyConfirmDialog', ConfirmDialog, {
  sample: { ...sample, error: 'The order was confirmed a moment ago. Load it again to see why.' },
  use: {
    when: ['Before something that is hard to undo, or that costs money.'],
    instead: {
      Toast: 'For what can be undone: do it at once, and offer Undo.',
      FormDialog: 'Where the reader has to fill something in.',
      SidePanel: 'For details that are read beside the page.',
    },
  },
  behavior: {
    Closing: 'Escape, the way back and a press beside it close it. None of them does while it works.',
    Working: 'The button says so and keeps its focus; pressing it again does nothing.',
    'Long text': 'The text scrolls between title and buttons, which stay in sight.',
    'One at a time': 'Don’t open a dialog from a dialog.',
  },
  wording: [
    'The title is the question with its object and its number. The text says what follows from it, and whether it can be undone.',
    'The button repeats the verb of the title.',
  ],
  screenReader: ['An alert dialog: title and text are read at once when it opens. A failure is announced in it.'],
  related: { BulkBar: 'Often asks by it.', DataState: 'For a failure of a whole page.' },
  anatomy: {
    slots: {
      root: 'The dialog over the page. Its title asks the question, with the object of it.',
      text: 'What will happen, and whether it can be undone.',
      error: 'Why the action failed; the dialog stays for another try.',
    },
  },
  states: {
    'What cannot be undone': { props: { error: undefined } },
    Plain: {
      props: {
        error: undefined,
        tone: 'neutral',
        title: 'Submit order?',
        children: 'It goes to your approver first.',
        confirmLabel: 'Submit',
        labels: {},
      },
    },
    Working: { props: { error: undefined, working: true } },
    Failed: {},
    Hover: { props: { error: undefined }, hover: 'button:last-of-type' },
    Focus: { props: { error: undefined }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <ConfirmDialog {...sample} />,
        say: 'Ask with the object, name the button by the action, and the way back by what it keeps.',
      },
      dont: {
        show: (
          <ConfirmDialog {...sample} title="Are you sure?" confirmLabel="Yes" labels={{ cancel: 'No' }}>
            Do you really want to do this?
          </ConfirmDialog>
        ),
        say: 'Don’t ask without saying what, and don’t answer with “Yes”, “No” or “OK”.',
      },
    },
    {
      do: {
        show: (
          <ConfirmDialog {...sample} title="Close contract C-240118?" confirmLabel="Close contract" labels={{}}>
            No machine can be added to it any more.
          </ConfirmDialog>
        ),
        say: 'Ask about what is hard to undo.',
      },
      dont: {
        show: (
          <ConfirmDialog {...sample} tone="neutral" title="Archive project?" confirmLabel="Archive" labels={{}}>
            You can bring it back at any time.
          </ConfirmDialog>
        ),
        say: 'Don’t ask about what can be undone: do it, and offer Undo in a toast.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the buttons and stays in the dialog.',
    'Enter, Space':
      'Presses the focused button. The focus begins on the way back where the action cannot be undone, and on the action otherwise.',
    Escape: 'Closes the dialog, but not while it works. The focus goes back to what opened it.',
  },
});
