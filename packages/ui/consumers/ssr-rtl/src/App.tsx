import {
  AppHeader,
  createHireyardTheme,
  DataList,
  FilterBar,
  FilterMenu,
  FormDialog,
  ListSheet,
  Logo,
  PageHeader,
  SkipLink,
  TextField,
  ToastProvider,
  UiProvider,
  useToast,
} from '@hireyard/ui';
import { NewOrderButton } from '@hireyard/ui/rental';
import { de } from '@hireyard/ui/rental/locales/de';
import { useState } from 'react';

const theme = createHireyardTheme({ brand: '#0a7d5a', direction: 'rtl' });
const tabs = [{ id: 'rent', label: 'Mietverträge', href: '#rent' }];
const machines = [
  { id: '204 118', name: 'Scherenbühne 12 m', site: 'Hafen', on: true },
  { id: '310 004', name: 'Teleskopbühne 22 m', site: 'Messe', on: false },
];
const sites = ['Hafen', 'Messe'].map((site) => ({ id: site, label: site }));

function Machines() {
  const toast = useToast();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const found = machines.filter(({ site }) => selected.length === 0 || selected.includes(site));
  const [open, setOpen] = useState(false);
  const filters = (
    <FilterMenu label="Baustelle" options={sites} selected={selected} onSelectedChange={(_, to) => setSelected(to)} />
  );
  const order = <NewOrderButton href="#order" onClick={() => setOpen(true)} />;
  const placed = () => {
    setOpen(false);
    toast.show({ message: 'Auftrag angelegt', tone: 'success' });
  };
  return (
    <>
      <SkipLink />
      <AppHeader logo={<Logo href="/" />} tabs={tabs} activeId="rent" primary={order} />
      <main id="main">
        <PageHeader title="Gemietet" />
        <ListSheet label="Maschinen" filters={filters}>
          <FilterBar
            chips={selected.map((value) => ({ id: value, label: 'Baustelle', value }))}
            onRemove={(_, id) => setSelected(selected.filter((value) => value !== id))}
            onClearAll={() => setSelected([])}
            resultText={`${found.length} Maschinen`}
          />
          <DataList
            caption="Maschinen"
            items={found}
            keyOf={({ id }) => id}
            columns={[
              { id: 'name', header: 'Maschine', cell: ({ name }) => name },
              { id: 'site', header: 'Baustelle', cell: ({ site }) => site },
              { id: 'on', header: 'Status', cell: ({ on }) => (on ? 'Gemietet' : 'Geplant') },
            ]}
          />
        </ListSheet>
      </main>
      <FormDialog open={open} title="Auftrag" submitLabel="Anlegen" onClose={() => setOpen(false)} onSubmit={placed}>
        <TextField label="Bestellnummer" name="po" required />
      </FormDialog>
    </>
  );
}

export const App = () => (
  <UiProvider theme={theme} locale={de}>
    <ToastProvider>
      <Machines />
    </ToastProvider>
  </UiProvider>
);
