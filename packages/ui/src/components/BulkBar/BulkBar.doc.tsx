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
    when: ['While rows of a list are selected, for actions on all of them.'],
    instead: {
      SidePanel: 'For actions on one row, beside its details.',
      ConfirmDialog: 'To ask before an action that is hard to undo; open it from here.',
    },
  },
  behavior: {
    Place:
      'It floats at the end of the window while the list scrolls. At the end of the list it is below the last row, so that it covers no row.',
    Working: 'The button of a running action keeps its place and focus, and ignores clicks.',
    'Other pages':
      'The selection remains when the reader moves to another page of the list. The count includes all pages.',
    'Narrow windows': 'The buttons move below the count.',
  },
  wording: [
    'Name an action by a verb and, if needed, its object: “Download as ZIP”. Include the noun in `text`: “3 documents selected”.',
  ],
  screenReader: [
    'A region, “Actions for the selection”. The number of selected rows is announced on every change, including zero.',
  ],
  related: {
    DataList: 'Contains the checkboxes, through `useRowSelection`.',
    Toast: 'Confirms the action, with Undo.',
  },
  anatomy: {
    slots: {
      root: 'Bar that floats over the end of a list while rows are selected.',
      words: 'Number of selected rows.',
      detail: 'Total of the selection: an amount, a size.',
      actions: 'Actions for all selected rows.',
      action: 'An action. The first is the main one.',
      clear: 'Button that clears the selection and hides the bar.',
    },
  },
  variants: {
    'Some selected': {},
    'Without a detail': { props: { detail: undefined } },
    'One action': { props: { actions: actions.slice(0, 1) } },
  },
  states: {
    'Hover, main action': { hover: '.HyBulkBar-action' },
    'Focus, main action': { focus: '.HyBulkBar-action' },
    'Hover, clear': { hover: '.HyBulkBar-clear' },
  },
  wide: true,
  guidance: [
    {
      do: {
        show: <BulkBar count={3} actions={actions} onClear={nothing} />,
        say: 'Name each action by its verb. The selection is shown beside it.',
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
        say: 'Don’t offer actions for single rows, or more than three actions.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the actions to the button that clears the selection.',
    'Enter, Space':
      'Runs the focused action on all selected rows. When the bar disappears, focus moves to the element chosen by the page, or to a sentence about the empty selection.',
  },
});
