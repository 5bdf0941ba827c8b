import { documented } from '../../stories/documentation/documentation.ts';
import { Toast } from './Toast.tsx';

const nothing = () => undefined;

export default documented('HyToast', Toast, {
  sample: { tone: 'success', message: 'Project Kade Noord archived.', onUndo: nothing, onClose: nothing },
  anatomy: {
    slots: {
      root: 'The message over the end of the page.',
      text: 'What was done, in one sentence with its object.',
      undo: 'Takes it back.',
      action: 'What else can be done about it.',
      close: 'Takes the message away before its time.',
      region: 'Where messages appear, one after the other.',
    },
    elsewhere: ['action', 'region'],
  },
  states: {
    Success: {},
    Error: { props: { tone: 'error', message: 'The project could not be archived. Try again.', onUndo: undefined } },
    'Without undo': { props: { onUndo: undefined } },
    'Hover, undo': { hover: '.HyToast-undo' },
    'Focus, undo': { focus: '.HyToast-undo' },
  },
  guidance: [
    {
      do: {
        show: <Toast tone="success" onUndo={nothing} onClose={nothing} message="Project Kade Noord archived." />,
        say: 'Say in one sentence what was done, and offer Undo instead of a question before.',
      },
      dont: {
        show: (
          <Toast
            tone="success"
            onClose={nothing}
            message="Success! The machine is picked up on Tuesday between 7 and 9. Have the keys and somebody ready."
          />
        ),
        say: 'Don’t put into it what must be read: it disappears.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through its buttons; while it has the focus it stays.',
    'Enter, Space': 'Takes back what was done, or closes the message.',
  },
});
