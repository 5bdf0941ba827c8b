import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewOrderButton } from '../../rental/NewOrderButton/NewOrderButton.tsx';
import { companyEntries, helpEntries, longName, privacyEntries, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MessageBanner } from '../MessageBanner/MessageBanner.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PrivacyMenu } from '../PrivacyMenu/PrivacyMenu.tsx';
import { AppHeader } from './AppHeader.tsx';

const onLogout = fn();
const help = helpEntries(fn());
const profile = profileEntries(onLogout);

function SignedIn({ company = 'Bouwgroep Noordzee B.V.', person = 'Anna Visser' }) {
  return (
    <>
      <AppHeader
        logo={<Logo href="#home" />}
        tabs={tabs}
        activeId="overview"
        primary={<NewOrderButton href="#new-order" />}
        menus={[
          { kind: 'help', entries: help },
          { kind: 'company', name: company, entries: companyEntries },
          { kind: 'profile', name: person, entries: profile },
        ]}
      />
      <MessageBanner title="Planned maintenance" expanded onExpandedChange={fn()}>
        on Sunday 22 November, 06:00–08:00. Call-offs sent then are handled at 08:00.
      </MessageBanner>
      <main style={{ maxInlineSize: 1360, marginInline: 'auto', padding: '28px var(--hy-layout-gutter)' }}>
        <PageHeader title="On rent" subtitle="38 contracts · 124 machines · 9 projects" />
      </main>
    </>
  );
}

const meta = {
  title: 'Components/Shell/AppHeader',
  component: AppHeader,
  args: { logo: 'Hireyard' },
  render: () => <SignedIn />,
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

// [NAV-06]
export const ProfileByKeyboard: Story = {
  name: 'Logout by keyboard',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Profile/u }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onLogout).toHaveBeenCalledTimes(1);
  },
};

// [NAV-05]
export const LongCompany: Story = {
  name: 'Company of 200 characters',
  render: () => <SignedIn company={longName} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: longName.trim() });
    expect(button).toHaveAttribute('title', longName);
    expect(within(button).getByText(longName.trim()).getBoundingClientRect().width).toBeLessThanOrEqual(250);
  },
};

// [NAV-09] [NAV-11]
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const company = canvas.getByText('Bouwgroep Noordzee B.V.', { selector: '.HyAppHeader-company' });
    expect(company).toBeVisible();
    expect(company.scrollHeight).toBeLessThanOrEqual(company.clientHeight);
    expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Navigation' });
    for (const name of ['Overview', 'Contact', 'Projects', 'My profile', 'New order']) {
      await waitFor(() => expect(within(dialog).getByRole('link', { name })).toBeVisible());
    }
    expect(within(dialog).getByRole('link', { name: /^Terms and conditions/u })).toHaveAttribute('target', '_blank');
    expect(within(dialog).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = {
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } };
export const RightToLeft: Story = { globals: { viewport: { value: 'desktop' }, direction: 'rtl' } };
export const Polish: Story = { globals: { viewport: { value: 'desktop' }, brand: 'plum', language: 'pl' } };
export const German: Story = { globals: { viewport: { value: 'desktop' }, brand: 'indigo', language: 'de' } };

// [NAV-08]
export const Visitor: Story = {
  render: () => <AppHeader logo={<Logo />} primary={<PrivacyMenu entries={privacyEntries(fn())} />} />,
};
