import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppHeader } from '../../components/AppHeader/AppHeader.tsx';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../components/FilterMenu/FilterMenu.tsx';
import { ListSheet } from '../../components/ListSheet/ListSheet.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { MessageBanner } from '../../components/MessageBanner/MessageBanner.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Paginator } from '../../components/Paginator/Paginator.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { DownloadIcon, PrintIcon } from '../../icons/index.ts';
import { ContractOverview } from '../../rental/ContractOverview/ContractOverview.tsx';
import { OrderList } from '../../rental/OrderList/OrderList.tsx';
import { orders } from '../page-samples.ts';
import { tabs } from '../samples.ts';

/** Page as in the portal. The theme decides which parts are printed. */
function ContractPage() {
  return (
    <>
      <AppHeader logo={<Logo href="#home" />} tabs={tabs} activeId="overview" />
      <MessageBanner title="Planned maintenance">on Sunday 22 November, 06:00–08:00.</MessageBanner>
      <main style={{ padding: '28px var(--hy-layout-gutter)' }}>
        <PageHeader
          title="Contract C-260118"
          subtitle="Zuidas Tower C · Amsterdam"
          actions={
            <>
              <Button variant="outlined" startIcon={<PrintIcon />}>
                Print
              </Button>
              <Button variant="contained">Call off</Button>
            </>
          }
        />
        <ContractOverview
          contract={{
            project: 'Zuidas Tower C',
            poNumber: '4500012',
            costCode: '4120',
            reference: 'Tower crane bay',
            order: 'O-1007',
            period: '3 – 27 Nov 2026',
            address: ['Gustav Mahlerlaan 10', '1082 PP Amsterdam', 'NL'],
            depot: { name: 'Amsterdam', phone: '+31205550111' },
            siteContact: { name: 'Jan de Vries', phone: '+31655501234', email: 'jan@site.example' },
            spend: '€1,234.50',
          }}
          style={{ marginBlockEnd: 20 }}
        />
        <ListSheet
          label="Orders"
          search={<SearchField label="Search orders" />}
          filters={<FilterMenu label="Status" options={[]} />}
          foot={
            <Paginator count={orders.length} rowsPerPageOptions={[25, 50]} hasMore={false} rowsOnPage={orders.length} />
          }
        >
          <FilterBar
            chips={[{ id: 'project', label: 'Project', value: 'Zuidas Tower C' }]}
            onRemove={fn()}
            onClearAll={fn()}
            resultText="5 orders"
          />
          <OrderList items={orders} />
        </ListSheet>
        <p data-print="hide">
          <DownloadIcon /> Ask for a signed copy
        </p>
        <p data-print="only">Printed from the portal on 20 Nov 2026</p>
      </main>
    </>
  );
}

const meta = {
  title: 'Foundations/Paper',
  component: ContractPage,
  parameters: { pictures: { only: 'paper', scheme: 'light' } },
} satisfies Meta<typeof ContractPage>;
export default meta;

type Story = StoryObj<typeof meta>;

// [SH-05]
export const Printed: Story = {
  name: 'A page without its controls, in light colours',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Printed from the portal on 20 Nov 2026')).not.toBeVisible();
    await expect(canvas.getByText('Ask for a signed copy')).toBeVisible();
  },
};
