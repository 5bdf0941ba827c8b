import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { PageHeader } from './PageHeader.tsx';

const action = <Button variant="outlined">Export</Button>;

export default documented('HyPageHeader', PageHeader, {
  sample: { title: 'On rent', subtitle: '38 contracts · 124 machines · 9 projects', actions: action },
  use: {
    when: ['At the top of every page, once: its title, and the actions for the whole page.'],
    instead: {
      AppHeader: 'For elements that are the same on every page.',
      SidePanel: 'Has a title of its own, for details beside a list.',
      RequestProductHeader: 'For the machine that a request is about.',
    },
  },
  behavior: {
    'Narrow windows': 'The actions move below the title.',
    'Long titles': 'They wrap and are not truncated.',
    'A change of page': 'Move focus to `headingRef`, so that screen readers announce the new page.',
  },
  wording: [
    'The title is the subject: a noun, or a name with its kind, “Contract C-240118”. The subtitle adds a count or a place.',
    'One main action, with two or three beside it. Put all others into a MenuButton.',
  ],
  screenReader: ['The title is the only level-one heading. After navigation, it is read first.'],
  related: {
    Breadcrumbs: 'Above the title, for pages from the second level down.',
    DefinitionList: 'Below it, for the properties of one thing.',
    ContractOverview: 'Below it, on the page of a contract.',
    WhatsNewPage: 'Uses it as its head.',
  },
  anatomy: {
    slots: {
      root: 'Head of a page.',
      words: 'Link back, if any, title and subtitle.',
      title: 'The page’s only level-one heading, which takes focus after navigation.',
      subtitle: 'One line of secondary text about the page.',
      actions: 'Actions for the whole page.',
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
        say: 'Name the page by its subject, like the link to it.',
      },
      dont: {
        show: <PageHeader title="Welcome to your contract overview!" />,
        say: 'Don’t use a greeting or describe the page.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Moves through the link back and the actions, but not to the title.' },
});
