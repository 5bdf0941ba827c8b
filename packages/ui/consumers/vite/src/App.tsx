import { KeyFigures, type KeyFiguresProps, PageHeader, StatusChip, UiProvider } from '@hireyard/ui';
import { DataList } from '@hireyard/ui/components/DataList';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { NavTabs } from '@hireyard/ui/components/NavTabs';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { NothingFoundDrawing } from '@hireyard/ui/drawings';
import { DeliveryIcon } from '@hireyard/ui/icons';
import { nl } from '@hireyard/ui/locales/nl';
import { createHireyardTheme } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const theme = createHireyardTheme({
  brand: 'indigo',
  components: {
    HyStatusChip: {
      styleOverrides: {
        root: ({ ownerState }) => ({ fontStyle: ownerState.tone === 'info' ? 'italic' : 'normal' }),
      },
    },
    HyPaginator: {
      defaultProps: { rowsPerPageOptions: [25, 50] },
      variants: [{ props: { page: 0 }, style: { gap: 4 } }],
    },
  },
});

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(4),
  color: theme.vars.color.ink,
  background: theme.vars.color.surface,
}));

const machines = [
  { id: '1', name: 'Scissor lift', tone: 'success' as const, state: 'On rent' },
  { id: '2', name: 'Telehandler', tone: 'info' as const, state: 'Planned' },
];

/** Marks the element that a component's ref gets. */
const mark = (element: Element | null) => element?.setAttribute('data-ref', '');

const figures: KeyFiguresProps['figures'] = [{ id: 'rent', label: 'On rent', value: '12' }];

export function App() {
  const [page, setPage] = useState(0);
  return (
    <UiProvider theme={theme} locale={nl} labels={{ Paginator: { nextPage: 'Verder' } }}>
      <Sheet>
        <NavTabs ref={mark} tabs={[{ id: 'rent', label: 'Verhuur', href: '#rent' }]} activeId="rent" />
        <PageHeader ref={mark} title="Contracten" actions={<MenuButton ref={mark} label="Menu" entries={[]} />} />
        <KeyFigures ref={mark} label="Filter" figures={figures} />
        <DataList
          ref={mark}
          caption="Machines"
          keyOf={(machine) => machine.id}
          items={machines}
          columns={[
            { id: 'name', header: 'Machine', cell: (machine) => machine.name },
            { id: 'state', header: 'State', cell: ({ tone, state }) => <StatusChip tone={tone}>{state}</StatusChip> },
          ]}
        />
        <DeliveryIcon ref={mark} title="Levering" />
        <NothingFoundDrawing ref={mark} sx={{ opacity: 0.5 }} />
        <Paginator ref={mark} page={page} onPageChange={(_, page) => setPage(page)} count={124} />
      </Sheet>
    </UiProvider>
  );
}
