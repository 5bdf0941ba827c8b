import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyUser, PERSONS, person } from '../../../testing/company.ts';
import { button, field, here, refusal, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const LIST = '/order/company/contactpersons';
const ONE = person();
const AT = `${LIST}/${ONE.id}`;
const READ = `GET /contact-persons/${ONE.id}`;
const manager = () => companyUser('manage-contact-persons');

describe('the list of contact persons', () => {
  it('[RT-03] shows how to reach each of those in use, and offers a new one to who manages them', async () => {
    const { requests, unmount } = await visit(LIST, { state: manager(), answers: PERSONS });
    const row = await screen.findByRole('row', { name: /Milan de Boer/ });
    expect(within(row).getByRole('link', { name: '+31 20 555 0150' })).toHaveAttribute('href', 'tel:+31205550150');
    expect(row).toHaveTextContent('Orders and On site');
    expect(requests.find(({ path }) => path === '/contact-persons')?.query).toMatchObject({ status: ['active'] });
    expect(screen.getByRole('link', { name: 'Add contact person' })).toBeVisible();
    unmount();
    await visit(LIST, { state: companyUser(), answers: PERSONS });
    await screen.findByRole('row', { name: /Agnieszka Nowak/ });
    expect(screen.queryByRole('link', { name: 'Add contact person' })).toBeNull();
  });
});

describe('a contact person', () => {
  it('shows the projects that name them, is archived after a question that says so, and restored', async () => {
    let now = ONE;
    const move = (status: 'active' | 'archived') => () => {
      now = person({ status, actions: ['edit', status === 'active' ? 'archive' : 'restore'] });
      return now;
    };
    const { requests } = await visit(AT, {
      state: manager(),
      answers: {
        [READ]: () => now,
        [`POST /contact-persons/${ONE.id}/archive`]: move('archived'),
        [`POST /contact-persons/${ONE.id}/restore`]: move('active'),
      },
    });
    expect(await screen.findByRole('link', { name: 'Zuidas Tower C' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/order\/company\/projects\//),
    );
    await userEvent.click(button('Archive'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Milan de Boer?' });
    expect(dialog).toHaveTextContent('1 project keeps it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
    expect(writes(requests).map(({ path }) => path.split('/').at(-1))).toEqual(['archive', 'restore']);
  });

  it('[DOM-15] is added with a number of the country as E.164, and not without any way to reach them', async () => {
    const { requests } = await visit(`${LIST}/add`, {
      state: manager(),
      answers: { 'POST /contact-persons': ONE, [READ]: ONE },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Milan');
    await userEvent.type(field('Last name'), 'de Boer');
    await userEvent.click(button('Add contact person'));
    await waitFor(() =>
      expect(field('E-mail')).toHaveAccessibleDescription(/Give an e-mail address or a phone number\./),
    );
    await userEvent.type(field('Phone'), '020 555 01');
    await userEvent.click(button('Add contact person'));
    await waitFor(() => expect(field('Phone')).toHaveAccessibleDescription(/Enter the number with its country code/));
    await userEvent.type(field('Phone'), '50');
    await userEvent.click(screen.getByRole('checkbox', { name: 'On site' }));
    await userEvent.click(button('Add contact person'));
    await waitFor(() => expect(here()).toBe(AT));
    expect(writes(requests).map(({ body }) => body)).toEqual([
      {
        firstName: 'Milan',
        lastName: 'de Boer',
        email: null,
        phone: '+31205550150',
        functions: ['site'],
        language: 'en-US',
      },
    ]);
  });

  it('[DOM-15] is edited against the version that was read, and says that an e-mail address is in use', async () => {
    const { requests } = await visit(`${AT}/edit`, {
      state: manager(),
      answers: {
        [READ]: ONE,
        [`PUT /contact-persons/${ONE.id}`]: refusal({
          type: 'validation',
          status: 422,
          errors: [{ pointer: '/email', code: 'taken' }],
        }),
      },
    });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'E-mail' }),
      '{Control>}a{/Control}OTHER@site.example',
    );
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(/This is already in use/));
    expect(writes(requests)[0]).toMatchObject({
      headers: { 'If-Match': '"3"' },
      body: { email: 'other@site.example', functions: ['orderer', 'site'] },
    });
  });
});
