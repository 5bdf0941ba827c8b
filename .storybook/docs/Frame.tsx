import { type ComponentProps, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { stageGlobals } from '../../packages/ui/src/stories/Stage.tsx';
import { neededHeight } from './needed-height.ts';

/** Height until the content has been measured. */
const FIRST_HEIGHT = 240;

interface StoryTarget {
  /** Id of a story. */
  id: string;
  globals: Record<string, unknown>;
  /** Overrides the story's own args. */
  args?: Record<string, string>;
}

/** Address of a story alone, with the toolbar's globals. `embed` skips its play function. */
export function addressOf({ id, globals, args }: StoryTarget): string {
  const toolbar = Object.keys(stageGlobals.globalTypes).map((name) => `${name}:${globals[name]}`);
  const params = {
    viewMode: 'story',
    embed: 'true',
    id,
    // The accessibility addon checks stories outside of docs pages.
    globals: [...toolbar, 'a11y.manual:!true'].join(';'),
    ...(args && {
      args: Object.entries(args)
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    }),
  };
  return `${location.pathname}?${new URLSearchParams(params)}`;
}

interface FrameProps extends ComponentProps<'iframe'> {
  ref?: RefObject<HTMLIFrameElement | null>;
  /** Minimum height, as a length in CSS pixels. */
  minimum?: string | undefined;
}

/** An iframe on a docs page that is as high as its content. */
export function Frame({ ref, minimum, style, ...props }: FrameProps) {
  const ownFrame = useRef<HTMLIFrameElement>(null);
  const frame = ref ?? ownFrame;
  const height = useContentHeight(frame, minimum);
  return (
    <iframe
      ref={frame}
      loading="lazy"
      {...props}
      style={{
        display: 'block',
        boxSizing: 'border-box',
        inlineSize: '100%',
        maxInlineSize: '100%',
        blockSize: height,
        marginInline: 'auto',
        border: 0,
        ...style,
      }}
    />
  );
}

/** Follows the height of the frame's content. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, minimum?: string): number {
  const least = minimum ? Number.parseFloat(minimum) : 0;
  const [height, setHeight] = useState(least || FIRST_HEIGHT);
  const measure = useCallback(
    (page: Document) => setHeight(Math.max(least, neededHeight(page, least || undefined))),
    [least],
  );
  useShownPage(frame, measure);
  return height;
}

/** Calls `onChange` when the story in a frame is shown, and whenever its layout may have changed. */
export function useShownPage(frame: RefObject<HTMLIFrameElement | null>, onChange: (page: Document) => void): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let stop = () => {};
    const follow = () => {
      stop();
      const page = current.contentDocument;
      if (!page?.getElementById('storybook-root')) return;
      stop = observe(page, () => page.body.classList.contains('sb-show-main') && onChange(page));
    };
    follow();
    current.addEventListener('load', follow);
    return () => {
      current.removeEventListener('load', follow);
      stop();
    };
  }, [frame, onChange]);
}

/** Calls `onChange` at most once an animation frame when the layout of the page may have changed. */
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
