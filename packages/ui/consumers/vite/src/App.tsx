import { KeyFigures, type KeyFiguresProps, PageHeader, StatusChip, UiProvider } from '@hireyard/ui';
import { DataList } from '@hireyard/ui/components/DataList';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { NavTabs } from '@hireyard/ui/components/NavTabs';
import { Paginator } from '@hireyard/ui/components/Paginator';
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

const figures: KeyFiguresProps['figures'] = [{ id: 'rent', label: 'On rent', value: '12' }];

export function App() {
  const [page, setPage] = useState(0);
  return (
    <UiProvider theme={theme} locale={nl} labels={{ Paginator: { nextPage: 'Verder' } }}>
      <Sheet>
        <NavTabs tabs={[{ id: 'rent', label: 'Verhuur', href: '#rent' }]} activeId="rent" />
        <PageHeader title="Contracten" actions={<MenuButton label="Menu" entries={[]} />} />
        <KeyFigures label="Filter" figures={figures} />
        <DataList
          caption="Machines"
          keyOf={(machine) => machine.id}
          items={machines}
          columns={[
            { id: 'name', header: 'Machine', cell: (machine) => machine.name },
            { id: 'state', header: 'State', cell: ({ tone, state }) => <StatusChip tone={tone}>{state}</StatusChip> },
          ]}
        />
        <Paginator page={page} onPageChange={(_, page) => setPage(page)} count={124} />
      </Sheet>
    </UiProvider>
  );
}
