import { DocsContext, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreviewWeb } from 'storybook/preview-api';
import { stageGlobals } from '../../packages/ui/src/stories/Stage.tsx';
import { neededHeight } from './needed-height.ts';

/** Until a story has been measured. */
const FIRST_HEIGHT = 240;

type Context = ReturnType<typeof useStory>['context'];

function useStory({ of }: StoryProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const docs = useContext(DocsContext);
  return { story, docs, context: docs.getStoryContext(story) };
}

/**
 * The `Story` block of every docs page: the story in a document of its own, since scheme, direction, language, viewport
 * and dialogs belong to a document. `docs.story.height` is a minimum; otherwise the frame is as high as its content.
 */
export function StoryFrame(props: StoryProps) {
  const { story, docs, context } = useStory(props);
  const frame = useRef<HTMLIFrameElement>(null);
  const minimum: string | undefined = props.height ?? context.parameters.docs?.story?.height;
  const height = useContentHeight(frame, minimum);
  useControls(frame, story.id, docs.channel);
  return (
    <iframe
      ref={frame}
      title={story.name}
      src={addressOf(context)}
      data-story={story.id}
      loading="lazy"
      style={{
        display: 'block',
        boxSizing: 'border-box',
        inlineSize: viewportWidth(context),
        maxInlineSize: '100%',
        blockSize: height,
        marginInline: 'auto',
        border: 0,
      }}
    />
  );
}

/** The story by itself, in what the toolbar and the story say; `embed` leaves its play function out. */
function addressOf({ id, globals }: Context): string {
  const chosen = Object.keys(stageGlobals.globalTypes).map((name) => `${name}:${globals[name]}`);
  // The accessibility addon checks the single story.
  const params = { viewMode: 'story', embed: 'true', id, globals: [...chosen, 'a11y.manual:!true'].join(';') };
  return `${location.pathname}?${new URLSearchParams(params)}`;
}

function viewportWidth({ globals, parameters }: Context): string {
  return parameters.viewport?.options?.[globals.viewport?.value]?.styles?.width ?? '100%';
}

/** Follows the height of the frame's content. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, minimum?: string): number {
  const least = minimum ? Number.parseFloat(minimum) : 0;
  const [height, setHeight] = useState(least || FIRST_HEIGHT);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let stop = () => {};
    const follow = () => {
      stop();
      const page = current.contentDocument;
      if (!page?.getElementById('storybook-root')) return;
      stop = observe(page, () => {
        const isShown = page.body.classList.contains('sb-show-main');
        if (isShown) setHeight(Math.max(least, neededHeight(page, least || undefined)));
      });
    };
    follow();
    current.addEventListener('load', follow);
    return () => {
      current.removeEventListener('load', follow);
      stop();
    };
  }, [frame, least]);
  return height;
}

/** Calls back once a frame when anything in the page may have moved. */
function observe(page: Document, onChange: () => void): () => void {
  let scheduled = 0;
  const schedule = () => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(onChange);
  };
  const sizes = new ResizeObserver(schedule);
  sizes.observe(page.documentElement);
  sizes.observe(page.body);
  const changes = new MutationObserver(schedule);
  changes.observe(page.body, { subtree: true, childList: true, attributes: true });
  schedule();
  return () => {
    cancelAnimationFrame(scheduled);
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Hands on to the story what the page's controls and its reload button say. */
function useControls(frame: RefObject<HTMLIFrameElement | null>, storyId: string, channel: DocsChannel): void {
  useEffect(() => {
    const preview = () => (frame.current?.contentWindow as PreviewWindow | null)?.__STORYBOOK_PREVIEW__;
    const forThis = <Change extends { storyId: string }>(handle: (change: Change) => void) => {
      return (change: Change) => change.storyId === storyId && handle(change);
    };
    const handlers = {
      [UPDATE_STORY_ARGS]: forThis((change: Update) => void preview()?.onUpdateArgs(change)),
      [RESET_STORY_ARGS]: forThis((change: Reset) => void preview()?.onResetArgs(change)),
      [FORCE_REMOUNT]: forThis(() => frame.current?.contentWindow?.location.reload()),
    };
    for (const [event, handler] of Object.entries(handlers)) channel.on(event, handler);
    return () => {
      for (const [event, handler] of Object.entries(handlers)) channel.off(event, handler);
    };
  }, [frame, storyId, channel]);
}

type DocsChannel = ReturnType<typeof useStory>['docs']['channel'];
type Update = Parameters<PreviewWeb<never>['onUpdateArgs']>[0];
type Reset = Parameters<PreviewWeb<never>['onResetArgs']>[0];
type PreviewWindow = Window & { __STORYBOOK_PREVIEW__?: PreviewWeb<never> };
