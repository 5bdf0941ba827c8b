import { documented } from '../../stories/documentation/documentation.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Assets', href: '#assets' },
  { label: 'Scissor lifts', href: '#lifts' },
  { label: 'Diesel scissor lift 12 m' },
];

export default documented('HyBreadcrumbs', Breadcrumbs, {
  sample: { items },
  notes: `Below 40rem, only the link to the parent page remains, with an arrow before it. The last item has no
\`href\`, because it is the current page. Omit it if the title of the page follows directly below.`,
  use: {
    when: ['On pages from the second level down, above the title, as links to the parent pages.'],
    instead: {
      NavTabs: 'For the areas of an application.',
      Stepper: 'For the ordered steps of a task.',
    },
  },
  behavior: {
    'Long trails': 'It wraps and hides no page. Three or four levels are usual.',
    'Long names': 'A name wraps and is not truncated.',
  },
  wording: ['Each item is named as the page’s title, without a verb. If a title is very long, use the kind of page.'],
  screenReader: [
    'A navigation landmark, “Breadcrumbs”, with a list. The current page is announced as such and is not a link.',
  ],
  related: { PageHeader: 'Accepts it as `eyebrow`, above the title.' },
  anatomy: {
    slots: {
      root: 'Breadcrumb trail, a named landmark.',
      list: 'Pages from the top level down.',
      item: 'A page, after an arrow.',
      link: 'Link to a parent page. The current page is text.',
    },
  },
  wide: true,
  variants: {
    'Three levels': {},
    'Two levels': { props: { items: [{ label: 'Projects', href: '#projects' }, { label: 'Zuidas Tower C' }] } },
    'Pages above alone': { props: { items: items.slice(0, 2) } },
  },
  states: {
    'Hover, a page above': { hover: 'a' },
    'Focus, a page above': { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <Breadcrumbs items={items} />,
        say: 'Show the position of the page, and use each page’s own title.',
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
        say: 'Don’t show the reader’s history: the browser’s Back button does that.',
      },
    },
    {
      do: {
        show: <Breadcrumbs items={[{ label: 'Projects', href: '#projects' }, { label: 'Zuidas Tower C' }]} />,
        say: 'Use it from the second level on.',
      },
      dont: {
        show: <Breadcrumbs items={[{ label: 'Projects' }]} />,
        say: 'Don’t use it on a page without a parent: the tab of the header shows its place.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the parent pages. On a phone, there is only the direct parent.',
    Enter: 'Moves to the focused page.',
  },
});
