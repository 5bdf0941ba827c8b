import { documented } from '../../stories/documentation/documentation.ts';
import { Paginator } from './Paginator.tsx';

const next = '.HyPaginator-moves button:nth-child(3)';

export default documented('HyPaginator', Paginator, {
  sample: { total: 124, defaultPage: 1, pageSizes: [25, 50, 100] },
  use: {
    when: ['Below a list that has more rows than one page shows.'],
    instead: {
      EventTimeline: 'Has “Show earlier”, for what is read from the newest on.',
      PlanningTimeline: 'Draws thousands of rows by itself, without pages.',
      Stepper: 'For the steps of a task.',
    },
  },
  behavior: {
    'A total that is counted later':
      'The range is written without it until it is there; `hasMore` tells whether a page follows.',
    'At the ends': 'A button that leads nowhere keeps its place and the focus, and does nothing.',
    'Another size': 'A page that the paginator holds is the first again.',
    'Narrow windows': 'The choice of rows goes above the buttons.',
    Addresses: 'It has buttons and no links: write the page into the address in `onPageChange`, so that Back works.',
  },
  wording: ['Twenty-five rows are a good page to begin with. Offer no more than three sizes.'],
  screenReader: [
    'A navigation landmark, “Pages”. After a press, page and range are announced: “Page 2 of 5, 26–50 of 124”.',
  ],
  related: { DataList: 'The rows above it.', ListSheet: 'Holds it at its foot.' },
  anatomy: {
    slots: {
      root: 'The bar below the rows, a landmark with a name.',
      size: 'Rows per page, where there is a choice.',
      moves: 'The first, the previous, the next and the last page. The range that is shown stands before them.',
    },
  },
  states: {
    'In the middle': {},
    'First page': { props: { defaultPage: 0 } },
    'Last page': { props: { defaultPage: 4 } },
    'Total not counted yet': { props: { total: undefined, hasMore: true, count: 25 } },
    Loading: { props: { total: undefined, hasMore: undefined } },
    Empty: { props: { total: 0, defaultPage: 0 } },
    'Without a choice of size': { props: { pageSizes: undefined } },
    Hover: { hover: next },
    Focus: { focus: next },
  },
  guidance: [
    {
      do: { show: <Paginator total={60_000} defaultPage={3} />, say: 'Say which rows are shown, and of how many.' },
      dont: {
        show: <Paginator total={12} pageSizes={[10, 25, 50, 100, 250]} />,
        say: 'Don’t offer a choice of sizes where a list fits one page: leave the paginator out.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Goes through the choice of rows and the four buttons. A button that leads nowhere keeps its place.',
    'Enter, Space': 'Goes to the page of the focused button; which page it is and its rows are announced.',
    'Arrow up, arrow down': 'In the choice, changes the rows per page; some systems open the list first.',
  },
});
