import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';
import { SidePanelLayout } from './SidePanelLayout.tsx';

const nothing = () => undefined;
const facts = [
  { label: 'Contract', value: 'C-260118' },
  { label: 'Period', value: '12 Oct – 20 Nov 2026' },
  { label: 'Depot', value: 'Amsterdam' },
];
const manyFacts = Array.from({ length: 12 }, (_, week) => ({ label: `Week ${week + 1}`, value: '38 engine hours' }));
const sample: SidePanelProps = {
  open: true,
  title: 'Generator 20 kVA',
  subtitle: 'GEN-D-20 · fleet 414 679',
  children: <DefinitionList items={facts} />,
  actions: <Button variant="contained">Call off</Button>,
  onClose: nothing,
};

/** Inert, because several panels on one page would compete for focus. */
function BesideAList(props: SidePanelProps) {
  return (
    <SidePanelLayout inert style={{ minBlockSize: 380 }} panel={<SidePanel {...props} />}>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {['Telescopic boom lift 22 m', 'Diesel scissor lift 12 m', 'Generator 20 kVA'].map((machine) => (
          <Button key={machine} variant="outlined">
            {machine}
          </Button>
        ))}
      </div>
    </SidePanelLayout>
  );
}

export default documented('HySidePanel', BesideAList, {
  sample,
  notes: `Pass the list to a \`SidePanelLayout\` as its children, and the panel as its \`panel\`. From 64rem, both are
side by side and the list stays usable: another row shows its details in the same panel. Below that, the panel is a
dialog over the page, and full-screen on a phone. Both use the same element, so no typed text is lost when a tablet is
rotated.`,
  use: {
    when: ['For the details of a row, while the list beside it stays in use.'],
    instead: {
      Dialog: 'For a short look or choice that stops the page.',
      ConfirmDialog: 'For questions, because a panel beside a list can be ignored.',
      FormDialog: 'For filling in a few fields.',
      BulkBar: 'For actions on several rows.',
      PageHeader: 'At the top of a separate page, for details that are read for minutes or shared.',
    },
  },
  behavior: {
    'Narrow windows': 'Below 64rem, it covers the page, which is darkened behind it. On a phone, it fills the screen.',
    Closing: 'The close button and Escape close it. Over the page, a click outside closes it too.',
    'Another row': 'Change title and content. It need not close in between.',
    'Long details': 'They scroll between head and foot.',
    Focus: 'Focus moves to the title, and back to the opener on close, unless it has moved elsewhere.',
  },
  wording: ['The title is the name of the row, the subtitle its codes. A button is the same verb as in the list.'],
  screenReader: [
    'Beside a list it is a complementary landmark, over the page a dialog. Both are named by the title, which is read on opening.',
  ],
  related: {
    DataList: 'The list beside it.',
    DefinitionList: 'Its details.',
    EventTimeline: 'The history of the row.',
  },
  anatomy: {
    slots: {
      root: 'Panel: a region beside the list, a dialog over the page.',
      scrim: 'Backdrop over a narrow page. A click on it closes the panel.',
      head: 'Title and close button.',
      title: 'Name of the row.',
      subtitle: 'One line of secondary text: codes, a project.',
      body: 'Details. They scroll between head and foot.',
      foot: 'Actions, always visible.',
    },
    elsewhere: ['scrim'],
  },
  wide: true,
  states: {
    Open: {},
    'Nothing to do': { props: { actions: undefined } },
    'Long details': { props: { children: <DefinitionList items={manyFacts} /> } },
    'Hover, close': { hover: '.HySidePanel-head button' },
    'Focus, close': { focus: '.HySidePanel-head button' },
  },
  guidance: [
    {
      do: {
        show: <BesideAList {...sample} />,
        say: 'Show the key facts of a row, and the most common actions.',
      },
      dont: {
        show: <BesideAList {...sample} title="Details" subtitle={undefined} />,
        say: 'Don’t leave the row unclear: the list may have been scrolled.',
      },
    },
    {
      do: {
        show: <BesideAList {...sample} actions={<Button variant="outlined">Open contract</Button>} />,
        say: 'Link to the page for further details.',
      },
      dont: {
        show: (
          <BesideAList {...sample} title="Cancel order O-1042?" subtitle={undefined}>
            Four machines will not be delivered on Tuesday. This cannot be undone.
          </BesideAList>
        ),
        say: 'Don’t use it for questions: it can be ignored, unlike a ConfirmDialog.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Moves through the panel and, beside the list, out of it. Over the page, focus stays in the panel.',
    'Enter, Space': 'On the opener, moves focus to the panel’s title, which is read.',
    Escape: 'Closes the panel that contains focus. Focus returns to the opener. A menu or dialog over it closes first.',
  },
});
