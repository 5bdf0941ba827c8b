import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import type { PartName } from '../../packages/ui/src/stories/documentation/documentation.ts';
import { addressOf, Frame } from './Frame.tsx';

const STORY = 'documentation-part--drawing';

interface PartProps extends Omit<ComponentProps<typeof Frame>, 'part'> {
  /** Name of the component. */
  of: string;
  part: PartName;
  title: string;
}

/** Drawing, states or examples of a component, in a frame. */
export function Part({ of, part, ...frame }: PartProps) {
  const docs = useContext(DocsContext);
  const [story] = docs.componentStories();
  if (!story) return null;
  const { userGlobals } = docs.getStoryContext(story) as unknown as { userGlobals: Record<string, unknown> };
  return (
    <div
      className="sb-unstyled"
      style={{ marginBlock: 16, border: '1px solid rgb(128 140 150 / 0.3)', borderRadius: 4 }}
    >
      <Frame data-part={part} src={addressOf({ id: STORY, globals: userGlobals, args: { of, part } })} {...frame} />
    </div>
  );
}
