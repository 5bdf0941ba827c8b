import { documented } from '../../stories/documentation/documentation.ts';
import { BulkBar } from './BulkBar.tsx';

const nothing = () => undefined;
const actions = [
  { id: 'zip', label: 'Download as ZIP', onClick: nothing },
  { id: 'read', label: 'Mark as read', onClick: nothing },
];

export default documented('HyBulkBar', BulkBar, {
  sample: { count: 3, detail: '€3,999.60 · about 0.9 MB', actions, onClear: nothing },
  use: {
    when: ['While rows of a list are selected, for what can be done with all of them together.'],
    instead: {
      SidePanel: 'For what is done with one row, beside its details.',
      ConfirmDialog: 'To ask before an action that is hard to undo; open it from here.',
    },
  },
  behavior: {
    Place:
      'It stays at the end of the window while the list scrolls, and below the last row at its end, so that no row stays covered.',
    Working: 'An action under way keeps its button in place and focused; pressing it again does nothing.',
    'Other pages':
      'The selection stays when the reader goes to another page of the list, and the count says how many there are in all.',
    'Narrow windows': 'The buttons go below the count.',
  },
  wording: [
    'Name an action by a verb and, where it is not plain, its object: “Download as ZIP”. Give `text` the noun: “3 documents selected”.',
  ],
  screenReader: [
    'A region, “Actions for the selection”. How many are selected is announced with every change, and that nothing is selected any more.',
  ],
  related: { DataList: 'Has the checkboxes, by `useRowSelection`.', Toast: 'Says what was done, with Undo.' },
  anatomy: {
    slots: {
      root: 'The bar that floats over the end of a list while rows are selected.',
      words: 'How many rows are selected.',
      detail: 'What they come to: an amount, a size.',
      actions: 'What can be done with all of them.',
      action: 'One action; the first is the main one.',
      clear: 'Selects nothing any more, and takes the bar away.',
    },
  },
  states: {
    'Some selected': {},
    'Without a detail': { props: { detail: undefined } },
    'One action': { props: { actions: actions.slice(0, 1) } },
    'Hover, main action': { hover: '.HyBulkBar-action' },
    'Focus, main action': { focus: '.HyBulkBar-action' },
    'Hover, clear': { hover: '.HyBulkBar-clear' },
  },
  wide: true,
  guidance: [
    {
      do: {
        show: <BulkBar count={3} actions={actions} onClear={nothing} />,
        say: 'Name each action by its verb; what is selected is said beside it.',
      },
      dont: {
        show: (
          <BulkBar
            count={3}
            actions={['Open', 'Share', 'Download', 'Print', 'Archive'].map((label) => ({
              ...{ id: label, label, onClick: nothing },
            }))}
            onClear={nothing}
          />
        ),
        say: 'Don’t offer what concerns one row alone, nor more than three actions.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the actions to the button that clears.',
    'Enter, Space':
      'Does the focused action with all selected rows. When the bar goes, the focus goes to what the page names, or to the sentence that says so.',
  },
});
