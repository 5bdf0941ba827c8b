import type { List } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useState } from 'react';
import { Afterwards } from '../pages/Afterwards.tsx';
import { Blocks } from '../pages/Blocks.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { Page, type PageProps } from '../pages/Page.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { type ListControls, useListState } from './use-list-state.ts';

/** Lazy: actions on the whole list load after its first rows. */
const ListMenu = lazyPart(() => import('./ListMenu.tsx'));

/** As large as the menu's two buttons, so that nothing moves or wraps differently on a phone after loading. */
const MenuRoom = styled('span')(({ theme }) => ({ inlineSize: 190, blockSize: theme.vars.density.control }));

/** The buttons of a page that also has a switch of views: on a phone one row, which scrolls as its chips do. */
const Buttons = styled('div')({
  display: 'contents',
  [tokens.media.belowNavigation]: {
    display: 'flex',
    flex: '1 1 100%',
    minInlineSize: 0,
    marginInline: -14,
    paddingInline: 14,
    // Room for the focus rings, which scrolling would clip.
    marginBlock: -4,
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *, & > * > *': { flexShrink: 0 },
  },
});

interface ListPageProps<Item extends { readonly id: string }, L extends List>
  extends Omit<ListViewProps<Item, L>, 'controls' | 'printed'>,
    Omit<PageProps, 'children' | 'title' | 'eyebrow'> {
  /** Content between the heading and the list, such as key figures that filter it. */
  above?: ((controls: ListControls<L>) => ReactNode) | undefined;
  /** Switch between this list and other views of the same rows. */
  views?: ReactNode;
  /** False for a list without a file and saved views. */
  hasMenu?: boolean;
  /** Another view of the same rows instead of the list, such as a timeline. */
  instead?: ((controls: ListControls<L>) => ReactNode) | false;
}

/** A list page. Its props describe the data; its behavior is the same for every list. */
export function ListPage<Item extends { readonly id: string }, L extends List>(props: ListPageProps<Item, L>) {
  const { subtitle, actions, views, above, instead, hasMenu = true, ...view } = props;
  const controls = useListState<L>(view.endpoints.page.list);
  const { state } = controls;
  // All rows while they are printed, with the state of the list that they were read for.
  const [printed, setPrinted] = useState<{ readonly state: typeof state; readonly rows: readonly Item[] }>();
  const showRows = useCallback((rows: readonly Item[] | undefined) => setPrinted(rows && { state, rows }), [state]);
  const buttons = (
    <>
      {hasMenu && (
        <Afterwards fallback={<MenuRoom />}>
          <ListMenu {...view} controls={controls} showRows={instead ? undefined : showRows} />
        </Afterwards>
      )}
      {actions}
    </>
  );
  return (
    <Page
      subtitle={subtitle}
      actions={
        views ? (
          <>
            <Buttons>{buttons}</Buttons>
            {views}
          </>
        ) : (
          buttons
        )
      }
    >
      <Blocks>
        {above?.(controls)}
        {instead ? (
          instead(controls)
        ) : (
          <ListView {...view} controls={controls} printed={printed?.state === state ? printed.rows : undefined} />
        )}
      </Blocks>
    </Page>
  );
}
