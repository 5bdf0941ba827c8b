import { documented } from '../../stories/documentation/documentation.ts';
import { Toast } from './Toast.tsx';

const nothing = () => undefined;

export default documented('HyToast', Toast, {
  sample: { tone: 'success', message: 'Project Kade Noord archived.', onUndo: nothing, onClose: nothing },
  use: {
    when: ['After something that the reader did, to say that it is done, with a way back.'],
    instead: {
      ConfirmDialog: 'Before what cannot be undone.',
      MessageBanner: 'For what everybody has to know.',
      DataState: 'For a failure of what a page shows.',
      Form: 'For what is wrong with a form: its own errors.',
    },
  },
  behavior: {
    Time: 'Six seconds, ten where there is something to press. An error stays until it is closed, as does any toast under the pointer or with the focus in it.',
    'Several of them': 'Three are in sight; the others wait with their whole time, and none is lost.',
    Place: 'At the end of the window, above the notice of cookies. It covers the end of a page, not its middle.',
    Focus: 'It takes none. After one is closed by keyboard the focus goes to the next, and then to where it came from.',
    'Long text': 'It breaks over lines; on a phone the buttons go below it.',
  },
  wording: [
    'One sentence: the object and what happened to it, “Project Kade Noord archived.” A failure says what to do. No “Success!”.',
  ],
  screenReader: [
    'It is announced when the reader pauses, an error at once. The messages are a region, “Messages”, at the end of the page.',
  ],
  related: {
    BulkBar: 'Its actions end in one.',
    AttachmentList: 'A removal can be undone in one.',
    FormDialog: 'Says by one that it was saved.',
  },
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
  wide: true,
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
    'Tab, Shift Tab': 'Goes through its buttons, after all that is on the page; while it has the focus it stays.',
    'Enter, Space': 'Takes back what was done, does what else can be done, or closes the message.',
  },
});
