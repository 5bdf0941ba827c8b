import { documented } from '../../stories/documentation/documentation.ts';
import { Paginator } from './Paginator.tsx';

const next = '.HyPaginator-moves button:nth-child(3)';

export default documented('HyPaginator', Paginator, {
  sample: { count: 124, defaultPage: 1, rowsPerPageOptions: [25, 50, 100] },
  use: {
    when: ['Below a list with more rows than one page shows.'],
    instead: {
      EventTimeline: 'Loads more with “Show earlier”, for content that is read from the newest on.',
      PlanningTimeline: 'Shows thousands of rows without pages.',
      Stepper: 'For the steps of a task.',
    },
  },
  behavior: {
    'A total that is counted later':
      'Until the total is known, the range is shown without it. `hasMore` tells whether a page follows.',
    'At the ends': 'A button without a target page keeps its place and focus, and does nothing.',
    'Another size': 'After a change of size, an uncontrolled paginator returns to the first page.',
    'Narrow windows': 'The page size moves above the buttons.',
    Addresses: 'It uses buttons instead of links. Store the page in the URL in `onPageChange`, so that Back works.',
  },
  wording: ['Twenty-five rows are a good initial size. Offer at most three sizes.'],
  screenReader: [
    'A navigation landmark, “Pages”. After a click, page and range are announced: “Page 2 of 5, 26–50 of 124”.',
  ],
  related: { DataList: 'The rows above it.', ListSheet: 'Contains it at its foot.' },
  anatomy: {
    slots: {
      root: 'Bar below the rows, a named landmark.',
      size: 'Rows per page, if there is a choice.',
      range: 'Items on the page, and how many there are.',
      moves: 'First, previous, next and last page.',
    },
  },
  states: {
    'In the middle': {},
    'First page': { props: { defaultPage: 0 } },
    'Last page': { props: { defaultPage: 4 } },
    'Total not counted yet': { props: { count: undefined, hasMore: true, rowsOnPage: 25 } },
    Loading: { props: { count: undefined, hasMore: undefined } },
    Empty: { props: { count: 0, defaultPage: 0 } },
    'Without a choice of size': { props: { rowsPerPageOptions: undefined } },
    Hover: { hover: next },
    Focus: { focus: next },
  },
  guidance: [
    {
      do: { show: <Paginator count={60_000} defaultPage={3} />, say: 'Say which rows are shown, and of how many.' },
      dont: {
        show: <Paginator count={12} rowsPerPageOptions={[10, 25, 50, 100, 250]} />,
        say: 'Don’t offer a choice of sizes where a list fits one page: leave the paginator out.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the page size and the four buttons, including disabled ones.',
    'Enter, Space': 'Opens the page of the focused button, and announces page and rows.',
    'Arrow up, arrow down': 'In the page size, changes the rows per page. Some systems open the list first.',
  },
});
