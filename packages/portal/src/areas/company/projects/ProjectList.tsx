import type { Endpoint, Page } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRequest } from '../../../api/use-read.ts';
import { requestOf } from '../../../http/call.ts';
import { problemOf } from '../../../http/problem.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RowLink } from '../../../lists/RowLink.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { Panel, PanelNote, PanelRows } from '../../../pages/Panel.tsx';

const SHOWN = 5;

interface Row {
  /** Text of the link. */
  name: string;
  about: string;
  /** Shown at the end of the row. */
  end?: ReactNode;
}

interface ProjectListProps<Item> {
  title: string;
  /** Text of the empty list. */
  none: string;
  list: Endpoint;
  facets: Endpoint;
  /** Path of the full list. `narrowed` holds the filters that limit it to these rows. */
  at: string;
  narrowed: Readonly<Record<string, readonly string[]>>;
  rowOf: (item: Item) => Row;
}

/** The first rows of a project's list, their total, and a link to the full list. */
export function ProjectList<Item extends { readonly id: string }>(props: ProjectListProps<Item>) {
  const { title, none, list, facets, at, narrowed, rowOf } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const input = { query: { ...narrowed, size: SHOWN } };
  const { currentData, failure, refetch } = useRequest<Page<Item>>(list.id, requestOf(list, input as never));
  const totals = useRequest<{ total: number | null }>(facets.id, requestOf(facets, { query: narrowed } as never));
  const total = totals.currentData?.total ?? undefined;
  const items = currentData?.items;
  const search = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  return (
    <Panel
      title={title}
      count={total === undefined ? undefined : format.number(total)}
      link={
        total !== undefined && total > 0 && <PageLink to={`${at}?${search}`}>{t('seeAll', { count: total })}</PageLink>
      }
    >
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {items?.length === 0 && <PanelNote>{none}</PanelNote>}
      {failure === undefined && items?.length !== 0 && (
        <PanelRows>
          {items?.map((item) => {
            const { name, about, end } = rowOf(item);
            return (
              <li key={item.id}>
                <TwoLines first={<RowLink href={`${at}/${item.id}`}>{name}</RowLink>} second={about} />
                {end}
              </li>
            );
          })}
          {!items && (
            <li aria-busy="true">
              <Skeleton variant="text" width="60%" />
            </li>
          )}
        </PanelRows>
      )}
    </Panel>
  );
}
