import { documented } from '../../stories/documentation/documentation.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Assets', href: '#assets' },
  { label: 'Scissor lifts', href: '#lifts' },
  { label: 'Diesel scissor lift 12 m' },
];

export default documented('HyBreadcrumbs', Breadcrumbs, {
  sample: { items },
  notes: `Below 40rem only the way back to the page directly above is left, with an arrow before it. The last item has no
\`href\`: it is the page shown. The trail may also leave it out, where the title of the page says it right below.`,
  use: {
    when: ['On pages from the second level down, above the title, to lead to the pages above.'],
    instead: {
      NavTabs: 'For the areas of an application.',
      Stepper: 'For the steps of a task, which are in an order.',
    },
  },
  behavior: {
    'Long trails': 'It breaks over lines and hides no page: three or four levels are usual.',
    'Long names': 'A name breaks over lines and is not cut off.',
  },
  wording: [
    'Each item has the name of its page’s title, without a verb. Where a title is very long, the kind of page is enough.',
  ],
  screenReader: [
    'A navigation landmark, “Breadcrumbs”, with a list. The page shown is read as the current page and is no link.',
  ],
  related: { PageHeader: 'Takes it as its `eyebrow`, above the title.' },
  anatomy: {
    slots: {
      root: 'The trail, a landmark with a name.',
      list: 'The pages from the top down.',
      item: 'One page, after an arrow that leads from the one above.',
      link: 'The way to a page above; the page shown is text.',
    },
  },
  wide: true,
  states: {
    'Three levels': {},
    'Two levels': { props: { items: [{ label: 'Projects', href: '#projects' }, { label: 'Zuidas Tower C' }] } },
    'Pages above alone': { props: { items: items.slice(0, 2) } },
    'Hover, a page above': { hover: 'a' },
    'Focus, a page above': { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <Breadcrumbs items={items} />,
        say: 'Show where the page belongs, and call each page as its own title does.',
      },
      dont: {
        show: (
          <Breadcrumbs
            items={[
              { label: 'Back', href: '#back' },
              { label: 'Search results', href: '#results' },
              { label: 'Details' },
            ]}
          />
        ),
        say: 'Don’t show where the reader came from: the browser’s own button goes back there.',
      },
    },
    {
      do: {
        show: <Breadcrumbs items={[{ label: 'Projects', href: '#projects' }, { label: 'Zuidas Tower C' }]} />,
        say: 'Use it from the second level on.',
      },
      dont: {
        show: <Breadcrumbs items={[{ label: 'Projects' }]} />,
        say: 'Don’t put it on a page that has none above: the tab of the header says where it is.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the pages above; on a phone, there is the one directly above alone.',
    Enter: 'Goes to the focused page.',
  },
});
