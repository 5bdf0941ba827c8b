import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientAnswers, DESK_ACCOUNT, DESK_CLIENT, DESK_PAPER, paperAnswers } from '../testing/desk.ts';
import { refusal } from '../testing/fake-http.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const PAPER = `/desk/papers/${DESK_PAPER.id}`;
const WITHOUT = { ...DESK_PAPER, hasFile: false, file: null };
const READER = { 'GET /desk/account': { ...DESK_ACCOUNT, rights: ['desk.see'] } };
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const pdf = (name = 'note.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

describe('the papers at the desk', () => {
  it('[DK-14] are listed with client, type, day, file and state, and filtered in the address', async () => {
    const gone = { ...WITHOUT, id: '7a1d6a52-53a5-4f0b-9d52-00000000ad02', number: 'Q-7', voidedOn: '2026-11-03' };
    const { requests } = await visitDesk(`/desk/papers?type=deliveryNote&client=${DESK_CLIENT.id}`, {
      answers: paperAnswers([DESK_PAPER, { ...gone, type: 'quote' }]),
    });
    expect(await screen.findByRole('link', { name: DESK_PAPER.number })).toHaveAttribute('href', PAPER);
    expect(screen.getByRole('row', { name: /LS-2611-004.*Delivery note.*De Linde.*With file.*Valid/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Q-7.*Quote.*No file.*Void/ })).toBeVisible();
    expect(requests.find(({ path }) => path === '/desk/papers')?.query).toMatchObject({
      type: ['deliveryNote'],
      client: [DESK_CLIENT.id],
    });
  });

  it('[DK-14] are added for a client that is searched, and lead to the page where the file follows', async () => {
    const { requests, router } = await visitDesk('/desk/papers', {
      answers: {
        ...paperAnswers(),
        ...clientAnswers(),
        'POST /desk/papers': WITHOUT,
        [`GET ${PAPER}`]: WITHOUT,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add paper' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
    expect(dialog.getByRole('combobox', { name: /Customer/ })).toBeInvalid();
    expect(dialog.getByRole('combobox', { name: /Type/ })).toBeInvalid();
    expect(writes(requests)).toEqual([]);
    await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'linde');
    await userEvent.click(await screen.findByRole('option', { name: /De Linde/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Type/ }), 'deliveryNote');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Number/ }), 'LS-2611-004');
    await userEvent.type(dialog.getByRole('textbox', { name: /Contract number/ }), 'C-260101');
    await userEvent.type(dialog.getByRole('textbox', { name: /Fleet number/ }), '204 118');
    await userEvent.click(dialog.getByRole('button', { name: 'Add paper' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PAPER));
    expect(writes(requests)).toMatchObject([
      {
        path: '/desk/papers',
        body: {
          client: DESK_CLIENT.id,
          type: 'deliveryNote',
          number: 'LS-2611-004',
          contract: 'C-260101',
          fleetNumber: '204 118',
          to: null,
        },
      },
    ]);
    expect(await screen.findByText('Customers see this paper without a file.')).toBeVisible();
  });

  it('[DK-14] [DK-02] are only read by a person who does not act', async () => {
    await visitDesk('/desk/papers', { answers: { ...paperAnswers(), ...READER } });
    await screen.findByRole('link', { name: DESK_PAPER.number });
    expect(screen.queryByRole('button', { name: 'Add paper' })).toBeNull();
  });
});

describe('a paper at the desk', () => {
  it('[DK-14] says what it belongs to, and its file is opened and saved', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
    await visitDesk(PAPER, { answers: { [`GET ${PAPER}`]: DESK_PAPER, [`GET ${PAPER}/file`]: pdf() } });
    expect(await screen.findByRole('heading', { level: 1, name: /Delivery note LS-2611-004/ })).toBeVisible();
    expect(screen.getByText('C-260101')).toBeVisible();
    expect(screen.getByRole('link', { name: /De Linde/ })).toHaveAttribute('href', `/desk/clients/${DESK_CLIENT.id}`);
    expect(screen.getByText(/Id in your system: N-1/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual(['LS-2611-004.pdf']));
    click.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Delivery note LS-2611-004' })).toBeVisible();
  });

  it('[DK-14] gets its file, and says why one was refused', async () => {
    let paper = WITHOUT as typeof DESK_PAPER;
    let answer: unknown = refusal({ type: 'active-content', status: 422 });
    const { requests } = await visitDesk(PAPER, {
      answers: {
        [`GET ${PAPER}`]: () => paper,
        [`PUT ${PAPER}/file`]: () => {
          if (answer === DESK_PAPER) paper = DESK_PAPER;
          return answer;
        },
      },
    });
    await screen.findByText('Customers see this paper without a file.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.upload(input(), pdf('bad.pdf'));
    expect(await screen.findByText('bad.pdf')).toBeVisible();
    answer = DESK_PAPER;
    await userEvent.upload(input(), pdf());
    expect(await screen.findByText('The file was stored.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.getByRole('group', { name: /Replace the PDF/ })).toBeVisible();
    expect(writes(requests).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT ${PAPER}/file`,
      `PUT ${PAPER}/file`,
    ]);
  });

  it('[DK-18] is corrected, made void, and valid again', async () => {
    let paper = WITHOUT as typeof DESK_PAPER;
    const { requests } = await visitDesk(PAPER, {
      answers: {
        [`GET ${PAPER}`]: () => paper,
        [`PATCH ${PAPER}`]: (request: { readonly body?: object }) => {
          paper = { ...paper, ...request.body };
          return paper;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const correct = within(await screen.findByRole('dialog'));
    const number = correct.getByRole('textbox', { name: /^Number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'LS-9');
    await userEvent.click(correct.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByRole('heading', { level: 1, name: /LS-9/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make void' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make void' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make valid again' }));
    expect(await screen.findByRole('button', { name: 'Make void' })).toBeVisible();
    expect(writes(requests).map(({ body }) => body)).toEqual([
      { number: 'LS-9' },
      { voidedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      { voidedOn: null },
    ]);
  });

  it('[DK-14] [DK-02] is not sent a file by a person who does not act', async () => {
    await visitDesk(PAPER, { answers: { [`GET ${PAPER}`]: WITHOUT, ...READER } });
    await screen.findByText('Customers see this paper without a file.');
    expect(input()).toBeNull();
  });
});
