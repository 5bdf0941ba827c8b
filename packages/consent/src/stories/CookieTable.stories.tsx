import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { type CookieTableData, cookieTable } from '../cookies/index.ts';
import { CookieTable } from '../react/index.ts';
import { SERVICE_TEXTS, testServices } from '../testing/services.ts';

function Policy({ language }: { language: string }) {
  const [table, setTable] = useState<CookieTableData | null>(null);
  useEffect(() => {
    const options = { services: testServices(['hireyard.nl']), translations: { en: SERVICE_TEXTS } };
    void cookieTable(options, language).then(setTable);
  }, [language]);
  return table && <CookieTable table={table} />;
}

const meta = {
  title: 'Patterns/Consent/Table of cookies',
  component: Policy,
  args: { language: 'en' },
  // The table is made from texts that load first: wait for it before the picture is taken.
  play: async () => {
    await screen.findByRole('table');
  },
} satisfies Meta<typeof Policy>;
export default meta;
type Story = StoryObj<typeof meta>;

// [CC-20]
export const English: Story = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Cookies and similar data' })).toBeVisible();
    await expect(screen.getAllByRole('rowheader', { name: '_ga*, _gi*, _gd*' })).toHaveLength(2);
  },
};
export const German: Story = { args: { language: 'de' } };
