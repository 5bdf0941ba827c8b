import { documented } from '../../stories/documentation/documentation.ts';
import { DataState } from './DataState.tsx';

const nothing = () => undefined;

export default documented('HyDataState', DataState, {
  sample: { status: 'error', onRetry: nothing, reference: '7F3A-20' },
  use: {
    when: ['In the place of content that loads, is empty, failed, or may not be seen.'],
    instead: {
      Loader: 'While nothing is known of what comes, not even its shape.',
      MessageBanner: 'For a message beside content that is there.',
      Toast: 'For the result of something that the reader did.',
    },
  },
  behavior: {
    'Small places':
      'Words and drawing are centered in the place that it has; give `drawing={null}` where there is little height.',
    Retry:
      'Shows the button where `onRetry` is given. Change `status` to loading at once, so that the press is answered.',
    Drawings: 'They are decoration and come after the words; the room for them is kept.',
  },
  wording: [
    'The title says what is the case, the text what to do. Tell “nothing yet” from “nothing with these filters”.',
    'The button is the next step: “Add project”, “Take filters off”.',
  ],
  screenReader: ['An error is announced at once, every other state when the reader pauses. The drawing is not read.'],
  related: {
    DataList: 'What it most often stands for.',
    ConfirmDialog: 'Says a failure inside the question itself.',
    BlockedBanner: 'For a client who is blocked everywhere.',
  },
  anatomy: {
    slots: {
      root: 'What stands in the place of the data.',
      loading: 'The skeleton that a page gives, in the shape of what comes.',
      title: 'What is the case.',
      text: 'What the reader can do.',
      reference: 'What to give to the rental contact.',
      foot: 'The buttons.',
    },
    elsewhere: ['loading'],
  },
  states: {
    Loading: { props: { status: 'loading' } },
    Empty: { props: { status: 'empty', onRetry: undefined, reference: undefined } },
    Error: {},
    Offline: { props: { status: 'offline', reference: undefined } },
    'No access': { props: { status: 'noAccess', onRetry: undefined, reference: undefined } },
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: (
          <DataState
            status="empty"
            title="No machines with these filters"
            text="Take a filter off, or search for something else."
          />
        ),
        say: 'Say what would be here, and what to do next.',
      },
      dont: {
        show: <DataState status="empty" title="No data" text="Nothing to display." />,
        say: 'Don’t leave the reader with nothing to do.',
      },
    },
    {
      do: {
        show: <DataState status="error" onRetry={nothing} reference="7F3A-20" />,
        say: 'Offer another try, and a reference where an error may be reported.',
      },
      dont: {
        show: <DataState status="error" title="Error 500" text="Internal server error." />,
        say: 'Don’t show the words of a server.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the buttons.',
    'Enter, Space': 'Tries again.',
  },
});
