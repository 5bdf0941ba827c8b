import { DataList, type DataListProps } from '@hireyard/ui/components/DataList';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PanelHead } from '../pages/Panel.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { GROUPS_SIZE } from './sums-query.ts';
import { keyOf, type SumsUrl } from './use-sums-url.ts';

const Foot = styled('div')(({ theme }) => ({ padding: 12, borderBlockStart: `1px solid ${theme.vars.color.line}` }));

interface GroupsSheetProps<Row> {
  title: string;
  legend?: ReactNode;
  columns: DataListProps<Row>['columns'];
  page: { readonly items: readonly Row[]; readonly count: number } | undefined;
  url: Pick<SumsUrl, 'place' | 'setPlace'>;
}

/** Sums of each group, such as a project, page by page. */
export function GroupsSheet<Row extends { readonly key: string | null }>({
  title,
  legend,
  columns,
  page,
  url,
}: GroupsSheetProps<Row>) {
  return (
    <Sheet as="section" aria-label={title}>
      <PanelHead>
        <h2>{title}</h2>
        {legend}
      </PanelHead>
      <DataList
        caption={title}
        columns={columns}
        items={page?.items}
        keyOf={({ key }) => keyOf(key)}
        skeletonRows={5}
      />
      {page && page.count > GROUPS_SIZE && (
        <Foot>
          <Paginator
            count={page.count}
            page={url.place}
            rowsPerPage={GROUPS_SIZE}
            onPageChange={(_, next) => url.setPlace(next)}
          />
        </Foot>
      )}
    </Sheet>
  );
}
