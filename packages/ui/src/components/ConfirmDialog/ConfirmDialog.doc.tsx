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
    when: ['Before an action that is hard to undo, or that costs money.'],
    instead: {
      Dialog: 'For anything else that is finished before going on.',
      Toast: 'For actions that can be undone: act immediately, and offer Undo.',
      FormDialog: 'If the reader must enter something.',
      SidePanel: 'For reading details beside the page.',
    },
  },
  behavior: {
    Closing: 'Escape, Cancel and a click outside close it, but not while the action is running.',
    Working: 'The button shows it, keeps focus and ignores clicks.',
    'Long text': 'The text scrolls between title and buttons, which stay visible.',
    'One at a time': 'Don’t open a dialog from a dialog.',
  },
  wording: [
    'The title is the question with the object and its number. The text describes the effects, and whether they can be undone.',
    'The button repeats the verb of the title.',
  ],
  screenReader: ['An alert dialog: title and text are read when it opens. A failure is announced in it.'],
  related: { BulkBar: 'Often uses one.', DataState: 'For a failure of a whole page.' },
  anatomy: {
    slots: {
      root: 'Dialog over the page.',
      text: 'Effects of the action, and whether it can be undone.',
      error: 'Error of the action. The dialog stays open for another attempt.',
    },
    inner: {
      surface: { at: '.MuiDialog-paper', is: 'Surface, at most 444 px wide.' },
      title: { at: '.MuiDialogTitle-root', is: 'Question with its object.' },
      foot: { at: '.MuiDialogActions-root', is: 'Both answers, which stay visible while the text scrolls.' },
      cancel: { at: '.MuiDialogActions-root button', is: 'Way back, named after what it keeps.' },
      confirm: { at: '.MuiDialogActions-root button:last-of-type', is: 'The action, by the verb of the title.' },
    },
  },
  variants: {
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
  },
  states: {
    Working: { props: { error: undefined, working: true } },
    Failed: {},
    Hover: { props: { error: undefined }, hover: 'button:last-of-type' },
    Focus: { props: { error: undefined }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <ConfirmDialog {...sample} />,
        say: 'Mention the object in the question, name the button after the action, and Cancel after what it keeps.',
      },
      dont: {
        show: (
          <ConfirmDialog {...sample} title="Are you sure?" confirmLabel="Yes" labels={{ cancel: 'No' }}>
            Do you really want to do this?
          </ConfirmDialog>
        ),
        say: 'Don’t ask without the object, or answer with “Yes”, “No” or “OK”.',
      },
    },
    {
      do: {
        show: (
          <ConfirmDialog {...sample} title="Close contract C-240118?" confirmLabel="Close contract" labels={{}}>
            No machine can be added to it any more.
          </ConfirmDialog>
        ),
        say: 'Confirm actions that are hard to undo.',
      },
      dont: {
        show: (
          <ConfirmDialog {...sample} tone="neutral" title="Archive project?" confirmLabel="Archive" labels={{}}>
            You can bring it back at any time.
          </ConfirmDialog>
        ),
        say: 'Don’t confirm actions that can be undone: act, and offer Undo in a toast.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the buttons and stays in the dialog.',
    'Enter, Space':
      'Presses the focused button. Initial focus is on Cancel if the action cannot be undone, otherwise on the action.',
    Escape: 'Closes the dialog, but not while the action is running. Focus returns to the opener.',
  },
});
