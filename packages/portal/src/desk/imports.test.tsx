import { readTable, writeTable } from '@hireyard/contract/table-file';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESK_ACCOUNT, DESK_IMPORT, importAnswers, UNDONE_IMPORT } from '../testing/desk.ts';
import { refusal } from '../testing/fake-http.ts';
import { PROFILE } from '../testing/state.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const RUN = `/desk/imports/${DESK_IMPORT.id}`;
const OPEN = {
  ...DESK_IMPORT,
  state: 'open',
  name: '',
  created: 0,
  changed: 0,
  refused: 0,
  kinds: [],
  files: [],
} as const;

it('[DK-09] lists the runs with who has imported what, and begins one', async () => {
  const api = { ...DESK_IMPORT, id: '7a1d6a52-53a5-4f0b-9d52-00000000a209', name: 'night-1', by: 'ERP' };
  const { requests, router } = await visitDesk('/desk/imports', {
    answers: {
      ...importAnswers([DESK_IMPORT, { ...api, source: 'api', state: 'importing', files: [] }]),
      'POST /desk/imports': OPEN,
    },
  });
  expect(await screen.findByRole('link', { name: 'clients.csv' })).toHaveAttribute('href', RUN);
  expect(
    screen.getByRole('row', { name: /night-1.*ERP.*12 new, 1 changed, 0 unchanged, 1 refused.*Running/ }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import files' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(RUN));
  expect(writes(requests)).toHaveLength(1);
});

it('[DK-19] a run is taken back after a question, and what stays is named with its reason', async () => {
  let run: typeof DESK_IMPORT = { ...UNDONE_IMPORT, undo: null };
  const { requests } = await visitDesk(RUN, {
    answers: {
      ...importAnswers([UNDONE_IMPORT]),
      [`GET ${RUN}`]: () => run,
      [`POST ${RUN}/undo`]: () => {
        run = UNDONE_IMPORT;
        return run;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(writes(requests)).toHaveLength(0);
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone: 12 taken back, 1 not.')).toBeVisible();
  expect(screen.getByText('Partly undone')).toBeVisible();
  expect(writes(requests).map(({ path }) => path)).toEqual([`${RUN}/undo`]);
  const stays = screen.getByRole('region', { name: /Not taken back/ });
  expect(await within(stays).findByText('Customers · K-7')).toBeVisible();
  expect(within(stays).getByText('something else depends on it')).toBeVisible();
});

describe('a run at the desk', () => {
  it('[DK-09] takes files, which are tried first', async () => {
    let run: typeof DESK_IMPORT = { ...OPEN, kinds: [], files: [] };
    const { requests } = await visitDesk(RUN, {
      answers: {
        [`GET ${RUN}`]: () => run,
        [`POST ${RUN}/files`]: () => {
          run = {
            ...run,
            name: 'clients.csv',
            files: [{ ...(DESK_IMPORT.files[0] as never as object), report: null }] as never,
          };
          return run;
        },
        [`POST ${RUN}/try`]: () => {
          run = { ...run, state: 'trying' };
          return run;
        },
      },
    });
    expect(await screen.findByText(/At most 50 files with 50 MB and 200,000 rows/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try' })).toBeNull();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['externalId\n'], 'clients.csv', { type: 'text/csv' })] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try' }));
    expect(await screen.findByRole('progressbar', { name: 'Being tried' })).toBeVisible();
    expect(writes(requests).map(({ path }) => path)).toEqual([`${RUN}/files`, `${RUN}/try`]);
    expect(screen.queryByRole('button', { name: 'Try' })).toBeNull();
  });

  it('[DK-09] says why a file is not taken', async () => {
    await visitDesk(RUN, {
      answers: {
        [`GET ${RUN}`]: OPEN,
        [`POST ${RUN}/files`]: refusal({
          ...{ type: 'validation', status: 422 },
          errors: [{ pointer: '/file', code: 'choice' }],
        }),
      },
    });
    await screen.findByText(/At most 50 files/);
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['a'], 'customers.csv', { type: 'text/csv' })] } });
    expect(await screen.findByText(/customers\.csv: The name of a file has to be that of a kind/)).toBeVisible();
  });

  it('[DK-09] names what was refused by row, field and reason, and is imported', async () => {
    const { requests } = await visitDesk(RUN, {
      answers: { ...importAnswers(), [`POST ${RUN}/run`]: { ...DESK_IMPORT, state: 'importing', dryRun: false } },
    });
    expect(await screen.findByText('clients.csv, row 14 · K-14')).toBeVisible();
    expect(screen.getByText('depot “D-404”: is no row of yours, or not active')).toBeVisible();
    expect(screen.getByText(/rentalContact\.email “nobody”: Enter an e-mail address/)).toBeVisible();
    expect(screen.getByText('Not read, because they are no columns: Nickname.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save refused rows: clients.csv' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Tell customers/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ path: `${RUN}/run`, body: { notifies: true } }]));
  });

  it.each([
    ['No row can be imported.', { created: 0, changed: 0, refused: 2 }],
    ['These files bring nothing new', { created: 0, changed: 0, refused: 0, unchanged: 12 }],
  ])('[DK-09] says “%s”, and offers no import', async (sentence, counts) => {
    await visitDesk(RUN, { answers: importAnswers([{ ...DESK_IMPORT, ...counts }]) });
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try' })).toBeVisible();
  });

  it('[DK-09] offers the import of rows with new versions alone, and says so', async () => {
    const [file] = DESK_IMPORT.files;
    const counts = { created: 0, changed: 0, refused: 0, unchanged: 12 };
    const report = { ...file?.report, ...counts, newMarks: 3 };
    const run = { ...DESK_IMPORT, ...counts, files: [{ ...(file as never as object), report }] as never };
    await visitDesk(RUN, { answers: importAnswers([run]) });
    expect(await screen.findByText(/^Only versions or times of your system are new/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  });

  it('[DK-17] saves refused rows with their heading and reasons in the reader’s language', async () => {
    const reasons = [
      { column: 'depot', code: 'reference', cell: 'D-404' },
      { column: 'email', code: 'email', cell: 'nobody' },
    ];
    const sent = writeTable([
      ['externalId', 'email', 'refused because'],
      ['K-14', 'nobody', JSON.stringify(reasons)],
      // Written before reasons had languages.
      ['K-15', '=x', 'is missing'],
    ]);
    const saved: Blob[] = [];
    URL.createObjectURL = (content) => {
      saved.push(content as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const [file] = DESK_IMPORT.files;
    await visitDesk(RUN, {
      answers: {
        ...importAnswers(),
        'GET /profile': { ...PROFILE, preferredLanguageCode: 'de' },
        [`GET ${RUN}/files/${file?.id}/rejected`]: () => new Blob([sent]),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abgelehnte Zeilen speichern: clients.csv' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const table = readTable((await saved[0]?.text()) ?? '', () => true);
    expect(table?.headings).toEqual(['externalId', 'email', 'abgelehnt, weil']);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['K-14', 'nobody', expect.stringMatching(/^depot “D-404”: .+; email “nobody”: .*E-Mail/)],
      ['K-15', "'=x", 'is missing'],
    ]);
  });

  it('[DK-17] shows the sheets of a workbook for it, and takes the workbook away', async () => {
    const [file] = DESK_IMPORT.files;
    const book = { ...(file as never as object), id: '7a1d6a52-53a5-4f0b-9d52-00000000a303', name: 'company.xlsx' };
    const files = [
      { ...(file as never as object), name: 'company.xlsx: clients', sheetOf: book.id },
      { ...book, kind: null, report: null, hasRejected: false },
    ] as unknown as typeof DESK_IMPORT.files;
    await visitDesk(RUN, { answers: importAnswers([{ ...DESK_IMPORT, files }]) });
    expect(await screen.findByText('company.xlsx: clients')).toBeVisible();
    expect(screen.getAllByText('company.xlsx')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /company\.xlsx$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save refused rows: company.xlsx: clients' })).toBeVisible();
  });

  it('[DK-09] [DK-02] is only read by a person who does not act', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    await visitDesk(RUN, { answers: { ...importAnswers(), 'GET /desk/account': reader } });
    expect(await screen.findByText('clients.csv, row 14 · K-14')).toBeVisible();
    for (const name of ['Import', 'Try', 'clients.csv']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
