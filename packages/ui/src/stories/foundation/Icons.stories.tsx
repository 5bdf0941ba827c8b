import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import * as icons from '../../icons/index.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { Sheet } from './parts.tsx';

const { Icon: _frame, ...drawn } = icons;
const all = Object.entries(drawn) as [string, ComponentType<icons.IconProps>][];

/** Synonyms for searching icons. */
const WORDS: Record<string, string> = {
  AlarmClockIcon: 'snooze later reminder',
  BellIcon: 'notification',
  BlockedIcon: 'forbidden none not supplied',
  BuildingIcon: 'company project site',
  CheckIcon: 'tick done returned',
  CloseIcon: 'cross dismiss remove',
  CommentIcon: 'message query conversation',
  DeliveryIcon: 'truck lorry transport',
  DepotIcon: 'yard home own asset',
  EditIcon: 'pencil change',
  EuroIcon: 'money amount price',
  FileIcon: 'document sheet',
  InspectionIcon: 'clipboard certificate',
  InvoiceIcon: 'receipt bill',
  MachineIcon: 'equipment crane lift',
  MapPinIcon: 'address place location',
  MenuIcon: 'hamburger navigation',
  MoreIcon: 'kebab dots actions',
  PaperclipIcon: 'attach file',
  RefreshIcon: 'again reload order again',
  ReturnIcon: 'pick-up collect off-hire back',
  ShieldIcon: 'safety valid',
  TrashIcon: 'delete bin',
  UserPlusIcon: 'assign invite',
  WrenchIcon: 'service repair maintenance',
};

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 8,
    inlineSize: '100%',
    minBlockSize: 76,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink,
    font: 'inherit',
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: theme.vars.color.control },
}));

const importOf = (name: string) => `import { ${name} } from '@hireyard/ui/icons';`;

function Icons({ size }: { size: number }) {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = all.filter(([name]) => `${name} ${WORDS[name] ?? ''}`.toLowerCase().includes(wanted));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(importOf(name));
    setCopied(name);
  };
  return (
    <Sheet>
      <h2>Icons</h2>
      <p>
        One family: a grid of 16, round strokes of 1.75 in the colour of the text. Beside a text an icon is hidden from
        screen readers; one that stands alone takes a title. Press one to copy its import.
      </p>
      <SearchField label="Search icons" query={query} onQueryChange={(_, query) => setQuery(query)} />
      <Grid aria-label={`${found.length} icons`}>
        {found.map(([name, Drawn]) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              <Drawn size={size} />
              {copied === name ? 'Copied' : name}
            </button>
          </li>
        ))}
      </Grid>
      <VisuallyHidden role="status">{copied && `Copied: ${importOf(copied)}`}</VisuallyHidden>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  args: { size: 20 },
  parameters: { layout: 'padded', pictures: { only: 'wide', scheme: 'light' } },
} satisfies Meta<typeof Icons>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(all.length);
  },
};

// [UI-01]
export const Copied: Story = {
  name: 'Found by another word, and its import copied',
  parameters: { pictures: { none: 'the whole set is in the picture of all' } },
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => undefined));
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox', { name: 'Search icons' }), 'lorry{Enter}');
    await userEvent.click(await page.findByRole('button', { name: 'DeliveryIcon' }));
    await expect(page.getAllByRole('listitem')).toHaveLength(1);
    await expect(await page.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent("import { DeliveryIcon } from '@hireyard/ui/icons';");
    await expect(write).toHaveBeenCalledWith(importOf('DeliveryIcon'));
    write.mockRestore();
  },
};

/** Icons in small text, in a row and in a heading. */
export const Small: Story = {
  name: 'At the size of text',
  parameters: { pictures: { none: 'the same drawings' } },
  args: { size: 14 },
};
