import '../packages/ui/src/fonts.ts';
import './docs/isolation.ts';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { Stage, stageGlobals } from '../packages/ui/src/stories/Stage.tsx';
import { argTypesOf, docsOf } from './docs/arg-types.ts';
import { controlsOfNodes } from './docs/controls.ts';
import { readerScheme } from './theme/reader-scheme.ts';

// Lazy: only docs pages need the doc blocks.
const StoryFrame = lazy(() => import('./docs/StoryFrame.tsx').then((module) => ({ default: module.StoryFrame })));
const Container = lazy(() => import('./docs/Container.tsx').then((module) => ({ default: module.Container })));
const ComponentPage = lazy(() =>
  import('./docs/ComponentPage.tsx').then((module) => ({ default: module.ComponentPage })),
);

function Story(props: ComponentProps<typeof StoryFrame>) {
  return (
    <Suspense>
      <StoryFrame {...props} />
    </Suspense>
  );
}

function PageContainer(props: ComponentProps<typeof Container>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

function Page() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

const preview: Preview = {
  ...stageGlobals,
  initialGlobals: { ...stageGlobals.initialGlobals, scheme: readerScheme() },
  // A documentation page for every component.
  tags: ['autodocs'],
  argTypesEnhancers: [controlsOfNodes],
  parameters: {
    layout: 'fullscreen',
    docs: {
      components: { Story },
      container: PageContainer,
      page: Page,
      extractArgTypes: argTypesOf,
      extractComponentDescription: (component: unknown) => docsOf(component)?.description,
    },
    controls: { sort: 'none' },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page, so rules about a page's landmarks and headings do not apply.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    viewport: {
      // Default of tests, for stories without a viewport of their own.
      defaultViewport: 'desktop',
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet 800', styles: { width: '800px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
        ...MINIMAL_VIEWPORTS,
      },
    },
    // Same frames as the committed pictures.
    chromatic: {
      modes: {
        'phone light': { viewport: 'phone', scheme: 'light' },
        'phone dark': { viewport: 'phone', scheme: 'dark' },
        'wide light': { viewport: 'desktop', scheme: 'light' },
        'wide dark': { viewport: 'desktop', scheme: 'dark' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Use the kit in your app', 'API charter', 'Accessibility conformance'],
          'Foundations',
          ['Theme builder', 'Brand', 'Colour', 'Typography', 'Layout'],
          'Components',
          ['Actions', 'Forms', 'Lists', 'Feedback', 'Shell', 'MUI'],
          'Patterns',
          'Rental',
          'Portal',
        ],
      },
    },
  },
  decorators: [
    (StoryOnStage, { globals, parameters }) =>
      parameters.stage === false ? (
        <StoryOnStage />
      ) : (
        <Stage globals={globals}>
          <StoryOnStage />
        </Stage>
      ),
  ],
};

export default preview;
