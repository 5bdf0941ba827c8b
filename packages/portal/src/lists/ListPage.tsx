import type { List } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { Page, type PageProps } from '../pages/Page.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { type ListControls, useListState } from './use-list-state.ts';

interface ListPageProps<Item extends { readonly id: string }, L extends List>
  extends Omit<ListViewProps<Item, L>, 'controls'>,
    Omit<PageProps, 'children' | 'title'> {
  /** What stands between the heading and the list, e.g. key figures that filter it. */
  above?: (controls: ListControls<List>) => ReactNode;
}

/** A page that is a list: what it is, is given as data; what it does, is the same for every list. */
export function ListPage<Item extends { readonly id: string }, L extends List>(props: ListPageProps<Item, L>) {
  const { subtitle, eyebrow, actions, above, ...view } = props;
  const controls = useListState(view.endpoints.page.list);
  return (
    <Page subtitle={subtitle} eyebrow={eyebrow} actions={actions}>
      {above?.(controls)}
      <ListView {...view} controls={controls} />
    </Page>
  );
}
