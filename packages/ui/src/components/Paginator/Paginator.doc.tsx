import { documented } from '../../stories/documentation/documentation.ts';
import { Paginator } from './Paginator.tsx';

const next = '.HyPaginator-moves button:nth-child(3)';

export default documented('HyPaginator', Paginator, {
  sample: { total: 124, defaultPage: 1, pageSizes: [25, 50, 100] },
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
    'Arrow up, arrow down': 'Changes the rows per page, in the choice.',
  },
});
