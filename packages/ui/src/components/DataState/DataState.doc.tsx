import { documented } from '../../stories/documentation/documentation.ts';
import { DataState } from './DataState.tsx';

const nothing = () => undefined;

export default documented('HyDataState', DataState, {
  sample: { status: 'error', onRetry: nothing, reference: '7F3A-20' },
  use: {
    when: ['Instead of content that is loading, empty, failed or not accessible.'],
    instead: {
      Alert: 'For a failure of a part of the page.',
      Loader: 'If not even the shape of the content is known.',
      MessageBanner: 'For a message beside existing content.',
      Toast: 'For the result of the reader’s action.',
    },
  },
  behavior: {
    'Small places': 'Text and drawing are centered. Set `drawing={null}` if there is little height.',
    Retry: 'Shows a button if `onRetry` is set. Change `status` to `loading` immediately, as feedback to the click.',
    Drawings: 'Drawings are decorative and load after the text. Their space is reserved.',
  },
  wording: [
    'The title describes the situation, the text what to do. Distinguish “nothing yet” from “nothing with these filters”.',
    'The button is the next step: “Add project”, “Remove filters”.',
  ],
  screenReader: ['An error is announced immediately, other states when the reader pauses. The drawing is not read.'],
  related: {
    DataList: 'The list that it most often replaces.',
    ConfirmDialog: 'Shows a failure inside the dialog.',
    BlockedBanner: 'For a client who is blocked everywhere.',
  },
  anatomy: {
    slots: {
      root: 'Content shown instead of the data.',
      loading: 'Skeleton from the page, in the shape of the content.',
      title: 'Description of the situation.',
      text: 'Next step for the reader.',
      reference: 'Reference for the rental contact.',
      foot: 'The buttons.',
    },
    elsewhere: ['loading'],
  },
  variants: {
    Loading: { props: { status: 'loading' } },
    Empty: { props: { status: 'empty', onRetry: undefined, reference: undefined } },
    Error: {},
    Offline: { props: { status: 'offline', reference: undefined } },
    'No access': { props: { status: 'noAccess', onRetry: undefined, reference: undefined } },
  },
  states: {
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
        say: 'Name the missing content, and the next step.',
      },
      dont: {
        show: <DataState status="empty" title="No data" text="Nothing to display." />,
        say: 'Don’t leave the reader without a next step.',
      },
    },
    {
      do: {
        show: <DataState status="error" onRetry={nothing} reference="7F3A-20" />,
        say: 'Offer a retry, and a reference if the error may be reported.',
      },
      dont: {
        show: <DataState status="error" title="Error 500" text="Internal server error." />,
        say: 'Don’t show messages of the server.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the buttons.',
    'Enter, Space': 'Tries again.',
  },
});
