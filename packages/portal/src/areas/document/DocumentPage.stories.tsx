import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { deliveryNote, invoice, longInvoice, voidInvoice } from '../../testing/documents.ts';
import { refusal } from '../../testing/fake-http.ts';
import { LONG_NAME } from '../../testing/fixtures.ts';
import { onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { pdfOf } from '../../testing/pdf.ts';

const { id } = invoice();
const READ = `GET /documents/${id}`;
const MARK = 'POST /documents/read';

const meta = {
  ...pageStories,
  title: 'Portal/Document',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: `/order/documents/${id}`, answers: { [READ]: longInvoice, [MARK]: undefined } },
} satisfies Meta<PageArgs>;
export default meta;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// [DOM-06]
export const Invoice: PageStory = {
  play: async () => {
    await expect(await heading('Invoice I-2611-7')).toBeVisible();
    await expect(screen.getByText('VAT 9% on €460.00')).toBeVisible();
  },
};

// [DOM-98]
export const DeliveryNote: PageStory = {
  args: { answers: { [READ]: { ...invoice(), ...deliveryNote } } },
  parameters: onDesktop,
  play: async () => {
    await expect(await heading('Delivery note D-260118')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.getByText(/has not sent the file/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  },
};

// [DOM-98]
export const PaperWithFile: PageStory = {
  args: {
    answers: {
      [READ]: { ...invoice(), ...deliveryNote, title: 'Tracked excavator to site', formats: ['pdf'], hasFile: true },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    await expect(screen.getByText('Tracked excavator to site')).toBeVisible();
  },
};

// [OP-36]
export const VoidInvoice: PageStory = {
  args: { answers: { [READ]: voidInvoice, [MARK]: undefined } },
  play: async () => {
    await expect(await heading('Invoice I-2611-7')).toBeVisible();
    await expect(screen.getByText('Void since')).toBeVisible();
    await expect(screen.getByText('18.5 l')).toBeVisible();
    await expect(screen.queryByText('To pay')).toBeNull();
  },
};

const FILE = `GET /documents/${id}/pdf`;
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  return within(await screen.findByRole('dialog', { name: 'Invoice I-2611-7' }));
};

// [DOM-22]
export const Preview: PageStory = {
  args: { answers: { [READ]: longInvoice, [MARK]: undefined, [FILE]: pdfOf(['Invoice I-2611-7', 'Its second page']) } },
  play: async () => {
    const dialog = await open();
    // The first file waits for the worker of pdf.js, which is large and served beside all other stories.
    await expect(await dialog.findByText('2 pages', {}, { timeout: 45_000 })).toBeVisible();
    // The page's text can be selected and read by screen readers.
    const page = within(await dialog.findByRole('region', { name: 'Page 1 of 2' }));
    await expect(await page.findByText('Invoice I-2611-7')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

// [DOM-22] [SH-04]
export const PreviewFailed: PageStory = {
  args: { answers: { [READ]: longInvoice, [MARK]: undefined, [FILE]: refusal({ status: 503, type: 'unavailable' }) } },
  parameters: { pictures: { none: 'looks as any other failure' } },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [READ]: NEVER } },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to documents' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { [READ]: refusal({ traceId: '7f3a9c' }) } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
  },
};

export const LongNames: PageStory = {
  args: {
    answers: {
      [READ]: {
        ...longInvoice,
        unread: false,
        number: 'I-2611-00000000000000000007',
        poNumber: '4500031-NOORDOOST-FASE-3B-AANVULLENDE-OPDRACHT-0000000001',
        project: { id: '33333333-0000-4000-8000-000000000003', number: 'P-3', name: LONG_NAME },
        contracts: Array.from({ length: 12 }, (_, index) => ({
          id: `22222222-0000-4000-8000-0000000000${10 + index}`,
          number: `C-2601${10 + index}`,
        })),
      },
    },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('link', { name: LONG_NAME })).toBeVisible();
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await heading('Rechnung I-2611-7')).toBeVisible();
  },
};
