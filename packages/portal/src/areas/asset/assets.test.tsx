import type { AssetImport } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ASSETS, asset, assetsReader, assetsUser, CERTIFICATE, rentedAsset } from '../../testing/assets.ts';
import { LIST as PROJECTS } from '../../testing/projects.ts';
import { type Answers, button, field, here, refusal, visit, writes } from '../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LIST = '/asset/assets';
const ONE = asset();
const AT = `${LIST}/${ONE.id}`;
const READ = `GET /assets/${ONE.id}`;

describe('the list of assets', () => {
  it('[RT-04] [DOM-05] has own and rented ones side by side, and opens without what is retired', async () => {
    const { requests } = await visit(LIST, { state: assetsUser(), answers: ASSETS });
    const own = await screen.findByRole('row', { name: /Diesel scissor lift 12 m.*BN-0317.*Own.*Zuidas Tower C/ });
    expect(own).toHaveTextContent('Assigned');
    expect(own).toHaveTextContent('Overdue');
    expect(screen.getByRole('row', { name: /204 118.*On rent.*R-20881/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add asset' })).toBeVisible();
    const asked = requests.find(({ path }) => path === '/assets')?.query as { status: string[] };
    expect(asked.status).toContain('available');
    expect(asked.status).not.toContain('retired');
  });

  it('[DOM-11] offers nothing to add to who only reads', async () => {
    await visit(LIST, { state: assetsReader(), answers: ASSETS });
    await screen.findByRole('row', { name: /BN-0317/ });
    expect(screen.queryByRole('link', { name: 'Add asset' })).toBeNull();
  });
});

describe('scanning a label', () => {
  it('[DOM-05] takes a number where there is no camera, and opens the asset that has it', async () => {
    await visit(LIST, { state: assetsReader(), answers: { ...ASSETS, [READ]: ONE } });
    await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/This device has no camera/)).toBeVisible();
    const number = within(dialog).getByRole('textbox', { name: 'Number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, 'BN-99{Enter}');
    await waitFor(() => expect(number).toHaveAccessibleDescription('No asset has the number BN-99.'));
    await userEvent.clear(number);
    await userEvent.type(number, 'bn-0317{Enter}');
    await waitFor(() => expect(here()).toBe(AT));
  });

  it('[DOM-05] opens the asset whose link a hand scanner types', async () => {
    await visit(LIST, { state: assetsReader(), answers: { ...ASSETS, [READ]: ONE } });
    await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
    const dialog = await screen.findByRole('dialog');
    const number = within(dialog).getByRole('textbox', { name: 'Number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.paste(`https://former.example${AT}`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe(AT));
  });

  it('[DOM-05] shows what the camera sees, and turns it off again', async () => {
    const stop = vi.fn();
    const getUserMedia = vi.fn(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await visit(LIST, { state: assetsReader(), answers: ASSETS });
    await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
    const seen = await screen.findByRole('img', { name: 'The camera is looking for a QR code.' });
    await waitFor(() => expect(seen).toHaveFocus());
    expect(stop).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });
});

describe('the page of an asset', () => {
  it('[DOM-05] shows where it is, what it tells, its inspections and where it has been', async () => {
    await visit(AT, { state: assetsUser(), answers: { [READ]: ONE } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Diesel scissor lift 12 m' })).toBeVisible();
    expect(screen.getByText('1,284.5')).toBeVisible();
    expect(screen.getByRole('row', { name: /Emergency lowering test.*5 days overdue/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Yearly safety inspection.*Due in 12 days/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Zuidas Tower C.*148.5 h/ })).toBeVisible();
    expect(screen.getByText(/Overdue or failed: Emergency lowering test/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of Diesel scissor lift 12 m' })).toBeVisible();
  });

  it('[DOM-05] offers another inspection only where there is one', async () => {
    await visit(AT, { state: assetsUser(), answers: { [READ]: asset({ inspections: [] }) } });
    expect(await screen.findByRole('button', { name: 'Plan an inspection' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plan another' })).toBeNull();
  });

  it('[DOM-05] offers the actions that the server names, and says how one ended', async () => {
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { [READ]: ONE, [`POST /assets/${ONE.id}/release`]: ONE },
    });
    await screen.findByRole('button', { name: 'Release from project' });
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
    await userEvent.click(button('Release from project'));
    expect(await screen.findByText('Diesel scissor lift 12 m is available.')).toBeInTheDocument();
    expect(writes(requests)).toHaveLength(1);
  });

  it('asks before an asset is retired, and says why that was refused', async () => {
    const available = asset({ status: 'available', project: null, actions: ['retire'] });
    const refused = refusal({ type: 'illegal-transition', status: 409 });
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { [READ]: available, [`POST /assets/${ONE.id}/retire`]: refused },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    expect(writes(requests)).toHaveLength(0);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retire' }));
    expect(await within(dialog).findByText(/The status has changed in the meantime/)).toBeVisible();
  });

  it('[DOM-05] of a rented machine leads to its contract and changes nothing', async () => {
    const machine = rentedAsset();
    await visit(`${LIST}/${machine.id}`, {
      state: assetsUser(),
      answers: { [`GET /assets/${machine.id}`]: machine },
    });
    expect(await screen.findByText('R-20881')).toBeVisible();
    expect(screen.queryByText('Inspections')).toBeNull();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });
});

describe('the forms over it', () => {
  it('[DOM-05] assign it to a project, and say so where an inspection is in the way', async () => {
    const available = asset({ status: 'available', project: null, holder: null, actions: ['assign'] });
    let answer: unknown = refusal({ type: 'inspection-overdue', status: 409 });
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { ...PROJECTS, [READ]: available, [`POST /assets/${ONE.id}/assign`]: () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: 'Assign' });
    await userEvent.click(submit);
    const project = within(dialog).getByRole('combobox', { name: /Project/ });
    await waitFor(() => expect(project).toHaveAccessibleDescription(/./));
    expect(writes(requests)).toHaveLength(0);
    await userEvent.click(project);
    await userEvent.click(await screen.findByRole('option', { name: 'Haven 7 (P-1002)' }));
    await userEvent.click(submit);
    expect(await within(dialog).findByText(/An inspection is overdue or failed/)).toBeVisible();
    answer = ONE;
    await userEvent.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(requests)[1]?.body).toEqual({
      projectId: '33333333-0000-4000-8000-000000000002',
      holderId: null,
      to: null,
    });
  });

  it('[DOM-05] record an inspection and enter a reading', async () => {
    const [inspection] = ONE.inspections;
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: {
        [READ]: ONE,
        [`POST /assets/${ONE.id}/inspections/${inspection?.id}/record`]: ONE,
        [`POST /assets/${ONE.id}/readings`]: ONE,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record: Emergency lowering test' }));
    const record = await screen.findByRole('dialog');
    const result = within(record).getByRole('combobox', { name: 'Result' });
    await userEvent.click(within(record).getByRole('button', { name: 'Record inspection' }));
    await waitFor(() => expect(result).toHaveAccessibleDescription('Choose one of the options.'));
    expect(writes(requests)).toHaveLength(0);
    await userEvent.selectOptions(result, 'Failed');
    await userEvent.click(within(record).getByRole('button', { name: 'Record inspection' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(requests)[0]?.body).toMatchObject({ result: 'fail', remarks: null, doneOn: expect.any(String) });

    await userEvent.click(button('Enter by hand'));
    const reading = await screen.findByRole('dialog');
    await userEvent.type(within(reading).getByRole('textbox', { name: /Reading/ }), '1300.5');
    await userEvent.click(within(reading).getByRole('button', { name: 'Save reading' }));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    expect(writes(requests)[1]?.body).toEqual({ kind: 'cumulativeOperatingHours', value: 1300.5, isSure: false });
  });

  it('[DOM-64] ask about a reading that the machine can hardly have reached', async () => {
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { [READ]: ONE, [`POST /assets/${ONE.id}/readings`]: ONE },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter by hand' }));
    const dialog = await screen.findByRole('dialog');
    const value = within(dialog).getByRole('textbox', { name: /Reading/ });
    await userEvent.type(value, '1284.5');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await userEvent.clear(value);
    await userEvent.type(value, '9000000');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /9,000,000 h is right/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save reading' }));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toMatchObject({ value: 9_000_000, isSure: true });
  });
});

describe('a wrong reading', () => {
  it('[DOM-64] [OP-77] is void with a reason, which is shown', async () => {
    const [hours, fuel] = ONE.readings;
    const typed = { ...ONE, readings: [{ ...hours, source: 'manual', mayVoid: true }, fuel] };
    const voided = {
      ...ONE,
      voidReadings: [
        {
          ...{ id: hours?.id, kind: 'cumulativeOperatingHours', value: 9000, at: '2026-11-20T08:12:00.000Z' },
          ...{ voidedAt: '2026-11-20T09:12:00.000Z', voidedBy: { id: CERTIFICATE.id, name: 'Petra Planner' } },
          ...{ byCompany: false, reason: 'Tenths of an hour' },
        },
        {
          ...{ id: CERTIFICATE.id, kind: 'cumulativeOperatingHours', value: 99_999, at: '2026-11-20T08:00:00.000Z' },
          ...{ voidedAt: '2026-11-20T09:00:00.000Z', voidedBy: null, byCompany: true, reason: null },
        },
      ],
    };
    let answer: object = typed;
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: {
        [READ]: () => answer,
        [`POST /assets/${ONE.id}/readings/${hours?.id}/void`]: () => {
          answer = voided;
          return voided;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Void reading: Operating hours' }));
    expect(screen.queryByRole('button', { name: 'Void reading: Fuel left' })).toBeNull();
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void reading' }));
    expect(writes(requests)).toHaveLength(0);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Tenths of an hour');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void reading' }));
    expect(await screen.findByText(/9,000 h is void, Petra Planner, .*: Tenths of an hour$/)).toBeVisible();
    expect(screen.getByText(/99,999 h is void, rental company, /)).toBeVisible();
    expect(writes(requests)[0]?.body).toEqual({ reason: 'Tenths of an hour' });
  });
});

describe('the dates in them', () => {
  const HALF_TYPED = 'Enter a valid date with day, month and year.';

  it('[DOM-05] [DOM-15] are not taken for none while half typed', async () => {
    const available = asset({ status: 'available', project: null, holder: null, actions: ['assign'] });
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { ...PROJECTS, [READ]: available, [`POST /assets/${ONE.id}/assign`]: ONE },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Project/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Haven 7 (P-1002)' }));
    const to = within(dialog).getByRole('textbox', { name: /Expected until/ });
    await userEvent.type(to, '24.');
    const submit = within(dialog).getByRole('button', { name: 'Assign' });
    await userEvent.click(submit);
    await waitFor(() => expect(to).toHaveAccessibleDescription(new RegExp(HALF_TYPED)));
    expect(writes(requests)).toHaveLength(0);
    await userEvent.type(to, '12.2026');
    await waitFor(() => expect(to).not.toHaveAccessibleDescription(new RegExp(HALF_TYPED)));
    await userEvent.click(submit);
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toMatchObject({ to: '2026-12-24' });
  });

  it('[DOM-05] [DOM-15] are called half typed and not missing where they are required', async () => {
    await visit(AT, { state: assetsUser(), answers: { [READ]: ONE } });
    await userEvent.click(await screen.findByRole('button', { name: 'Plan another' }));
    const dialog = await screen.findByRole('dialog');
    const dueOn = within(dialog).getByRole('textbox', { name: /Due on/ });
    await userEvent.type(dueOn, '24.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plan inspection' }));
    await waitFor(() => expect(dueOn).toHaveAccessibleDescription(/^Enter the date as \d+ \w+ \d{4}\.$/));
  });

  it('[DOM-05] [DOM-15] say when it was last inspected where that was later', async () => {
    const [inspection] = ONE.inspections;
    await visit(AT, {
      state: assetsUser(),
      answers: {
        [READ]: ONE,
        [`POST /assets/${ONE.id}/inspections/${inspection?.id}/record`]: refusal({
          type: 'validation',
          status: 422,
          errors: [{ pointer: '/doneOn', code: 'before-inspection', params: { date: '2026-11-18' } }],
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record: Emergency lowering test' }));
    const dialog = await screen.findByRole('dialog');
    const doneOn = within(dialog).getByRole('textbox', { name: /Done on/ });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Result' }), 'Passed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record inspection' }));
    await waitFor(() =>
      expect(doneOn).toHaveAccessibleDescription(
        'It was last inspected on 18 Nov 2026. Enter that day or a later one.',
      ),
    );
  });
});

describe('a list of assets', () => {
  const list = (...rows: string[]) => new File([['Number;Name', ...rows].join('\n')], 'list.csv', { type: 'text/csv' });
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, file);
  };

  const IMPORT: AssetImport = {
    ...{ id: '99999999-0000-4000-8000-000000000001', fileName: 'list.csv', state: 'running', rowCount: 3 },
    ...{ createdCount: 0, refusedCount: 0, startedAt: '2026-11-20T09:00:00Z', finishedAt: null, startedBy: null },
  };
  const fileOf = (request?: { readonly body?: unknown }) => {
    if (!(request?.body instanceof FormData)) throw new Error('No form was sent.');
    return request.body.get('file') as File;
  };
  const CHECKED = { taken: [], unknown: [] };
  const IMPORTING = { ...ASSETS, 'POST /asset-imports/check': CHECKED, 'GET /asset-imports': { items: [] } };
  const open = async (answers: Answers = {}) => {
    const visited = await visit('/asset/assets/import', { state: assetsUser(), answers: { ...IMPORTING, ...answers } });
    await screen.findByRole('heading', { level: 1, name: 'Import assets' });
    return visited;
  };

  it('[DOM-05] [DOM-67] shows its faults, is chosen again and imported in the background', async () => {
    let items: AssetImport[] = [];
    const { requests } = await open({
      'POST /asset-imports': () => {
        items = [IMPORT];
        return IMPORT;
      },
      'GET /asset-imports': () => ({ items }),
    });
    await choose(list(';Hammer'));
    expect(await screen.findByText('Number: Fill this in.')).toBeVisible();
    expect(screen.getByText(/Not added yet/)).toBeVisible();
    expect(button('Add assets')).toBeDisabled();
    await choose(list('T-1;Drill', 'T-2;Hammer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 assets' }));
    expect(await screen.findByText(/You can leave this page: a notification tells you/)).toBeVisible();
    const [sent] = writes(requests).filter(({ path }) => path === '/asset-imports');
    const file = fileOf(sent);
    expect([file.name, await file.text()]).toEqual(['list.csv', 'Number;Name\nT-1;Drill\nT-2;Hammer']);
    const bar = await screen.findByRole('progressbar', { name: 'Import of list.csv' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    // It is read again while it runs.
    items = [{ ...IMPORT, state: 'done', createdCount: 3, finishedAt: IMPORT.startedAt }];
    expect(await screen.findByText('3 assets have been added.', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[DOM-67] names what the server will refuse, and adds the other rows', async () => {
    const { requests } = await open({
      'POST /asset-imports/check': { taken: ['T-2'], unknown: ['NONE'] },
      'POST /asset-imports': IMPORT,
    });
    await choose(list('T-1;Drill', 'T-2;Hammer', ';Saw'));
    expect(await screen.findByText(/^2 rows are not right yet/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(writes(requests).at(-1)?.path).toBe('/asset-imports'));
    expect(writes(requests)[0]?.body).toEqual({ tags: ['T-1', 'T-2'], productCodes: [] });
  });

  it('[DOM-67] keeps the refused rows of an import, and saves them as a file to correct', async () => {
    const ended = { ...IMPORT, state: 'done', createdCount: 1, refusedCount: 2, finishedAt: IMPORT.startedAt } as const;
    const rows = [
      { line: 3, cells: ['T-2', 'Hammer', 'red'], isUnclosed: false, refused: ['taken'] },
      { line: 7, cells: ['', 'Saw', 'blue'], isUnclosed: false, refused: [] },
    ] as const;
    await open({
      'GET /asset-imports': { items: [ended] },
      [`GET /asset-imports/${IMPORT.id}/refusals`]: { headings: ['Number', 'Name', 'Color'], rows, hasMore: false },
    });
    expect(await screen.findByText('1 asset has been added. 2 rows have been refused.')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Refused rows' });
    expect(within(table).getByText('7')).toBeVisible();
    expect(within(table).getByText('Number: This is already in use. Choose another one.')).toBeVisible();
    let saved: Blob | undefined;
    URL.createObjectURL = (content) => {
      saved = content as Blob;
      return 'blob:1';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => click.mockRestore());
    await userEvent.click(screen.getByRole('button', { name: 'Save refused rows' }));
    await waitFor(() => expect(saved).toBeDefined());
    expect((await saved?.text())?.split('\r\n')).toEqual([
      'Row;Check;Number;Name;Color',
      '3;Number: This is already in use. Choose another one.;T-2;Hammer;red',
      '7;Number: Fill this in.;;Saw;blue',
    ]);
  });

  it('[DOM-61] names what a spreadsheet changed and what is left out, before anything is added', async () => {
    await open();
    await choose(new File(['Number,Name,Color,Ownership\n1E5,Drill,red,Own\nA,Lift,red,Rented\n'], 'list.csv'));
    expect(await screen.findByText(/Number: “1E5” is a long number that a spreadsheet has shortened/)).toBeVisible();
    expect(screen.getByText(/^1 row looks as if a spreadsheet had changed it/)).toBeVisible();
    expect(screen.getByText('1 rented machine is left out.')).toBeVisible();
    expect(screen.getByText('These columns are not imported: Color.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add 1 asset' })).toBeEnabled();
  });

  it('[DOM-61] asks which letters are right where the file does not tell', async () => {
    const { requests } = await open({ 'POST /asset-imports': IMPORT });
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('tag;name\nT-1;F'),
      0xfb,
      ...new TextEncoder().encode('resz'),
    ]);
    await choose(new File([bytes], 'list.csv'));
    const question = await screen.findByRole('radiogroup', { name: /Which line is spelled right/ });
    expect(writes(requests)).toEqual([]);
    expect(button('Add assets')).toBeDisabled();
    await userEvent.click(within(question).getByRole('radio', { name: 'Fűresz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(writes(requests).at(-1)?.path).toBe('/asset-imports'));
    expect(await fileOf(writes(requests).at(-1)).text()).toBe('tag;name\nT-1;Fűresz');
  });
});

describe('the files of an asset', () => {
  const PHOTO = { ...CERTIFICATE, id: '88888888-0000-4000-8000-000000000032', name: 'mast.jpg' };
  const upload = (dialog: HTMLElement) =>
    userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'mast.pdf'));

  it('[DOM-05] [DOM-18] are added once they are uploaded, and deleted after a question', async () => {
    const uploading = new Subject<unknown>();
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: {
        [READ]: ONE,
        'POST /attachments': uploading,
        [`POST /assets/${ONE.id}/attachments`]: ONE,
        [`DELETE /assets/${ONE.id}/attachments/${CERTIFICATE.id}`]: ONE,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add files' }));
    const add = await screen.findByRole('dialog');
    await userEvent.click(within(add).getByRole('button', { name: 'Add files' }));
    expect(await within(add).findByText('Choose a file.')).toBeVisible();
    await upload(add);
    await userEvent.click(within(add).getByRole('button', { name: 'Add files' }));
    expect(await within(add).findByRole('button', { name: 'Uploading 0%' })).toBeVisible();
    uploading.next(PHOTO);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(requests)[1]?.body).toEqual({ attachmentIds: [PHOTO.id] });

    await userEvent.click(screen.getByRole('button', { name: /Remove.*Yearly inspection 2025/ }));
    const asked = await screen.findByRole('alertdialog');
    expect(writes(requests)).toHaveLength(2);
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete file' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(requests)[2]?.method).toBe('DELETE');
  });

  it('[DOM-18] are read on screen where they are PDF, and saved where they are not', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
    const drawing = { ...PHOTO, mediaType: 'image/png', name: 'drawing.png' } as const;
    const content = new Blob(['not quite a file']);
    await visit(AT, {
      state: assetsUser(),
      answers: {
        [READ]: { ...ONE, attachments: [CERTIFICATE, drawing] },
        [`GET /attachments/${CERTIFICATE.id}/content`]: content,
        [`GET /attachments/${drawing.id}/content`]: content,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'View Yearly inspection 2025.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yearly inspection 2025.pdf' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This file cannot be shown here.');
    expect(saved).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Download drawing.png' }));
    await waitFor(() => expect(saved).toEqual(['drawing.png']));
  });

  it('[DOM-05] [DOM-18] certify an inspection', async () => {
    const uploading = new Subject<unknown>();
    const [inspection] = ONE.inspections;
    const path = `/assets/${ONE.id}/inspections/${inspection?.id}/record`;
    const { requests } = await visit(AT, {
      state: assetsUser(),
      answers: { [READ]: ONE, 'POST /attachments': uploading, [`POST ${path}`]: ONE },
    });
    expect(await screen.findByRole('button', { name: 'Save certificate Yearly inspection 2025.pdf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Record: Emergency lowering test' }));
    const record = await screen.findByRole('dialog');
    await upload(record);
    await userEvent.selectOptions(within(record).getByRole('combobox', { name: 'Result' }), 'Passed');
    await userEvent.click(within(record).getByRole('button', { name: 'Record inspection' }));
    expect(await within(record).findByRole('button', { name: 'Uploading 0%' })).toBeVisible();
    uploading.next(PHOTO);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(requests)[1]?.body).toMatchObject({ result: 'pass', certificateId: PHOTO.id });
  });
});

describe('the form of an asset', () => {
  it('adds one, and says of each field why it was refused', async () => {
    const taken = refusal({ type: 'validation', status: 422, errors: [{ pointer: '/tag', code: 'taken' }] });
    let answer: unknown = taken;
    const { requests } = await visit(`${LIST}/add`, {
      state: assetsUser(),
      answers: { 'POST /assets': () => answer, [READ]: ONE },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Number' }), 'BN-0317');
    await userEvent.type(field('Name'), 'Diesel scissor lift 12 m');
    await userEvent.type(field('Year'), '1899');
    await userEvent.click(button('Add asset'));
    await waitFor(() => expect(field('Year')).toHaveAccessibleDescription('Enter 1950 at least.'));
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), 'last');
    await userEvent.click(button('Add asset'));
    await waitFor(() => expect(field('Year')).toHaveAccessibleDescription('Enter a whole number.'));
    await userEvent.clear(field('Year'));
    await userEvent.click(button('Add asset'));
    await waitFor(() => expect(field('Number')).toHaveAccessibleDescription(/already in use/));
    expect(writes(requests)[0]?.body).toMatchObject({ year: null, productCode: null, make: null });
    answer = ONE;
    await userEvent.click(button('Add asset'));
    await waitFor(() => expect(here()).toBe(AT));
  });
});
