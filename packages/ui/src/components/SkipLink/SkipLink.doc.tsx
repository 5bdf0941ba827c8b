import { documented } from '../../stories/documentation/documentation.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

/** Position while focused. Otherwise, the link is above the window. */
const shown = { transform: 'none' };

/** Top of a page, where the link appears. */
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
  notes: `The first element of the page, before the header, visible only when focused. It moves focus by script: the
URL does not change, so no router handles it as navigation. If the content is still loading, focus moves as soon as it
is rendered, unless it has moved elsewhere.`,
  use: {
    when: ['As the first element of every page with a header.'],
  },
  screenReader: ['A link, “Skip to content”. The content is read next.'],
  related: { AppHeader: 'The header that it skips.' },
  anatomy: {
    slots: {
      root: 'Link in the top corner at the inline start.',
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
        say: 'Link to the main content, which every page has.',
      },
      dont: {
        show: <TopOfPage sx={shown} labels={{ label: 'Click here to jump over the menu' }} />,
        say: 'Don’t describe the skipped content: name the target.',
      },
    },
  ],
  keyboard: {
    Tab: 'From the address bar, moves to the link first, which then appears.',
    Enter: 'Moves focus to the content and scrolls to it.',
  },
});
