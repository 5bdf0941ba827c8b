import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { PageHeader } from './PageHeader.tsx';

const action = <Button variant="outlined">Export</Button>;

export default documented('HyPageHeader', PageHeader, {
  sample: { title: 'On rent', subtitle: '38 contracts · 124 machines · 9 projects', actions: action },
  use: {
    when: ['At the top of every page, once: its title, and what can be done with all of it.'],
    instead: {
      AppHeader: 'For what is the same on every page.',
      SidePanel: 'Has a title of its own, for details beside a list.',
      RequestProductHeader: 'For the machine that a request is about.',
    },
  },
  behavior: {
    'Narrow windows': 'The actions go below the title.',
    'Long titles': 'They break over lines and are not cut off.',
    'A change of page': 'Move the focus to `headingRef`, so that a screen reader says where the reader is.',
  },
  wording: [
    'The title is the subject: a noun, or a name with its kind, “Contract C-240118”. The subtitle counts or places it.',
    'One main action, and two or three beside it; put the rest into a MenuButton.',
  ],
  screenReader: ['The title is the one heading of the first level. After a change of page it is read first.'],
  related: {
    Breadcrumbs: 'Above the title, for pages from the second level down.',
    DefinitionList: 'Below it, for what is known of one thing.',
    ContractOverview: 'Below it, on the page of a contract.',
    WhatsNewPage: 'Has it as its head.',
  },
  anatomy: {
    slots: {
      root: 'The head of a page.',
      words: 'The way back, where there is one, the title and the line below it.',
      title: 'The page’s one heading of the first level; it takes the focus after a change of page.',
      subtitle: 'What the page shows, in one quiet line.',
      actions: 'What can be done with all of the page.',
    },
  },
  wide: true,
  states: {
    'With actions': {},
    'Title alone': { props: { subtitle: undefined, actions: undefined } },
    'With a way back': { props: { title: 'Contract C-240118', eyebrow: <a href="#list">Back to the list</a> } },
  },
  guidance: [
    {
      do: {
        show: <PageHeader title="Contract C-240118" subtitle="Zuidas Tower C" />,
        say: 'Call the page by its subject, as the link that led to it does.',
      },
      dont: {
        show: <PageHeader title="Welcome to your contract overview!" />,
        say: 'Don’t greet, and don’t describe the page.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Goes through the way back and the actions. The title is no stop.' },
});
