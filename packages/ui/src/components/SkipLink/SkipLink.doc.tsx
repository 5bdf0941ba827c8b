import { documented } from '../../stories/documentation/documentation.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

/** As it is while it has the focus; otherwise it stands above the window. */
const shown = { transform: 'none' };

/** The top of a page, which the link appears over. */
function TopOfPage(props: SkipLinkProps) {
  return (
    <div style={{ transform: 'translate(0)', overflow: 'hidden', minBlockSize: 88 }}>
      <SkipLink {...props} />
      <p style={{ margin: 0, paddingBlock: 16, paddingInlineStart: 200 }}>Overview, Documents, Requests</p>
    </div>
  );
}

export default documented('HySkipLink', TopOfPage, {
  sample: { sx: shown },
  notes: `It is the first thing in the page, before the header, and can be seen only while it has the focus. It moves the
focus by itself: the address does not change, so no router takes it for another page. Where the content is still loading,
the focus follows as soon as it is there, unless the reader went elsewhere meanwhile.`,
  use: {
    when: ['As the first thing in every page that begins with a header.'],
  },
  screenReader: ['A link, “Skip to content”. The content is read next.'],
  related: { AppHeader: 'What it leads past.' },
  anatomy: {
    slots: {
      root: 'The link, in the corner that reading begins at.',
    },
  },
  states: {
    'Without focus': { props: { sx: undefined } },
    Focus: { focus: 'a' },
    'In other words': { props: { labels: { label: 'Skip to the machines' } } },
  },
  guidance: [
    {
      do: {
        show: <TopOfPage sx={shown} />,
        say: 'Let it lead to the main content, which every page has.',
      },
      dont: {
        show: <TopOfPage sx={shown} labels={{ label: 'Click here to jump over the menu' }} />,
        say: 'Don’t name the way; name where it ends.',
      },
    },
  ],
  keyboard: {
    Tab: 'From the address bar goes to the link first, which then appears.',
    Enter: 'Moves the focus to the content and scrolls there.',
  },
});
