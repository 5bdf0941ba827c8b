import type { List } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { Afterwards } from '../pages/Afterwards.tsx';
import { Blocks } from '../pages/Blocks.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { Page, type PageProps } from '../pages/Page.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { type ListControls, useListState } from './use-list-state.ts';

/** What can be done with the list as a whole; loaded behind its first rows. */
const ListMenu = lazyPart(() => import('./ListMenu.tsx'));

interface ListPageProps<Item extends { readonly id: string }, L extends List>
  extends Omit<ListViewProps<Item, L>, 'controls'>,
    Omit<PageProps, 'children' | 'title' | 'eyebrow'> {
  /** What stands between the heading and the list, e.g. key figures that filter it. */
  above?: ((controls: ListControls<L>) => ReactNode) | undefined;
  /** Another view of the same rows in place of the list, e.g. a timeline. */
  instead?: ((controls: ListControls<L>) => ReactNode) | false;
}

/** A page that is a list: what it is, is given as data; what it does, is the same for every list. */
export function ListPage<Item extends { readonly id: string }, L extends List>(props: ListPageProps<Item, L>) {
  const { subtitle, actions, above, instead, ...view } = props;
  const controls = useListState<L>(view.endpoints.page.list);
  return (
    <Page
      subtitle={subtitle}
      actions={
        <>
          {/* About as wide as its two buttons, so that on a phone the actions take as many lines before it has loaded as after. */}
          <Afterwards fallback={<span style={{ width: 200 }} />}>
            <ListMenu {...view} controls={controls} />
          </Afterwards>
          {actions}
        </>
      }
    >
      <Blocks>
        {above?.(controls)}
        {instead ? instead(controls) : <ListView {...view} controls={controls} />}
      </Blocks>
    </Page>
  );
}
