import { DocsContext, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { FORCE_REMOUNT, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreviewWeb } from 'storybook/preview-api';
import { addressOf, Frame } from './Frame.tsx';

type Context = ReturnType<typeof useStory>['context'];

function useStory({ of }: StoryProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const docs = useContext(DocsContext);
  return { story, docs, context: docs.getStoryContext(story) };
}

/**
 * The `Story` block of docs pages: shows the story in its own document, because scheme, direction, language, viewport and
 * dialogs belong to a document. The frame is as high as its content, and at least `docs.story.height`.
 */
export function StoryFrame(props: StoryProps) {
  const { story, docs, context } = useStory(props);
  const frame = useRef<HTMLIFrameElement>(null);
  const { userGlobals } = context as unknown as { userGlobals: Record<string, unknown> };
  const minimum: string | undefined = props.height ?? context.parameters.docs?.story?.height;
  useControls(frame, story.id, docs.channel);
  return (
    <Frame
      ref={frame}
      title={story.name}
      // Without the story's own globals, which Storybook would treat as the reader's.
      src={addressOf({ id: story.id, globals: userGlobals })}
      minimum={minimum}
      data-story={story.id}
      style={{ inlineSize: viewportWidth(context) }}
    />
  );
}

function viewportWidth({ globals, parameters }: Context): string {
  return parameters.viewport?.options?.[globals.viewport?.value]?.styles?.width ?? '100%';
}

/** Forwards changes of the page's controls and its reload button to the story. */
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
