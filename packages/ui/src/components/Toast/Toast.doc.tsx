import { documented } from '../../stories/documentation/documentation.ts';
import { Toast } from './Toast.tsx';

const nothing = () => undefined;

export default documented('HyToast', Toast, {
  sample: { tone: 'success', message: 'Project Kade Noord archived.', onUndo: nothing, onClose: nothing },
  use: {
    when: ['After the reader’s action, to confirm it and offer Undo.'],
    instead: {
      Alert: 'For a message that stays on the page.',
      Dialog: 'For a choice that the reader must make.',
      ConfirmDialog: 'Before an action that cannot be undone.',
      MessageBanner: 'For messages to everyone.',
      DataState: 'For a failed page.',
      Form: 'For errors of a form.',
    },
  },
  behavior: {
    Time: 'Six seconds, ten with a button. Errors stay until closed, as does any toast with the pointer or focus on it.',
    'Several of them': 'Three are visible. Further ones wait with their full time, and none is lost.',
    Place: 'At the end of the window, above the cookie notice. It covers the end of a page, not its middle.',
    Focus: 'It takes no focus. After closing one by keyboard, focus moves to the next, then back to its origin.',
    'Long text': 'It wraps. On a phone, the buttons move below it.',
  },
  wording: [
    'One sentence: the object and its change, “Project Kade Noord archived.” For a failure, say what to do. No “Success!”.',
  ],
  screenReader: [
    'It is announced when the reader pauses, an error immediately. The messages are a region, “Messages”, at the end of the page.',
  ],
  related: {
    BulkBar: 'Its actions end with one.',
    AttachmentList: 'A removal can be undone in one.',
    FormDialog: 'Confirms saving with one.',
  },
  anatomy: {
    slots: {
      root: 'Message over the end of the page.',
      text: 'Result of the action, in one sentence with its object.',
      undo: 'Button that undoes the action.',
      action: 'Another action.',
      close: 'Button that closes the message early.',
      region: 'Region of the messages, one after the other.',
    },
    elsewhere: ['action', 'region'],
  },
  wide: true,
  variants: {
    Success: {},
    Error: { props: { tone: 'error', message: 'The project could not be archived. Try again.', onUndo: undefined } },
    'Without undo': { props: { onUndo: undefined } },
  },
  states: {
    'Hover, undo': { hover: '.HyToast-undo' },
    'Focus, undo': { focus: '.HyToast-undo' },
  },
  guidance: [
    {
      do: {
        show: <Toast tone="success" onUndo={nothing} onClose={nothing} message="Project Kade Noord archived." />,
        say: 'State the result in one sentence, and offer Undo instead of asking first.',
      },
      dont: {
        show: (
          <Toast
            tone="success"
            onClose={nothing}
            message="Success! The machine is picked up on Tuesday between 7 and 9. Have the keys and somebody ready."
          />
        ),
        say: 'Don’t use it for text that must be read: it disappears.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through its buttons, after all other elements of the page. While focused, it stays.',
    'Enter, Space': 'Undoes the action, runs another action, or closes the message.',
  },
});
