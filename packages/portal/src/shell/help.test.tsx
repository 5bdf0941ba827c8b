import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHOICE_KEY, startConsent } from '../consent/consent.ts';
import { selectAppConfig } from '../settings/settings.ts';
import type { RootState } from '../store/store.ts';
import { appConfig } from '../testing/fixtures.ts';
import { type Answers, CLIENT, field, here, keysOf, refusal, user, visit, writes } from '../testing/visit.tsx';

const ID = '7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7';
const PLACE = `/order/documents/${ID}`;
const READ = `GET /documents/${ID}`;
const SEND = 'POST /feedback';
const FAILED = { [READ]: refusal({ traceId: 'trace-77' }), 'GET /whats-new': { releases: [] } };

const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const text = () => field(/^What (happened|is your idea)/);

/** A page that failed to load, with the help menu. */
async function open(answers: Answers, entry: string, state = user(['order'], ['document-view'])) {
  const visited = await visit(PLACE, { state, answers: { ...FAILED, ...answers } });
  await screen.findByText(/trace-77/);
  await choose(entry);
  return visited;
}

describe('our own feedback', () => {
  it('[NAV-04] sends what is written with page and failure but no id, says so, and returns the focus', async () => {
    const { requests } = await open({ [SEND]: undefined }, 'Report a problem');
    const form = await dialog('Report a problem');
    expect(form.getByRole('link', { name: CLIENT.rentalContact.phone })).toHaveAttribute('href', 'tel:+31205550100');
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.type(text(), 'The invoice does not open.');
    await userEvent.click(form.getByRole('button', { name: 'Report a problem' }));
    const confirmation = await dialog('Thank you');
    expect(writes(requests).map(({ path, body }) => [path, body])).toEqual([
      [
        '/feedback',
        {
          kind: 'problem',
          text: 'The invoice does not open.',
          page: '/order/documents/…',
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          traceId: 'trace-77',
          screenshotId: null,
        },
      ],
    ]);
    await userEvent.click(confirmation.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
    await choose('Suggest an idea');
    expect((await dialog('Suggest an idea')).getByRole('textbox')).toHaveValue('');
  });

  it('[NAV-04] keeps what is typed when it cannot be sent, also when the dialog is closed, and sends it once', async () => {
    let isDown = true;
    const answer = () => (isDown ? refusal({ type: 'network', status: 0, traceId: null }) : undefined);
    const { requests } = await open({ [SEND]: answer }, 'Suggest an idea');
    const form = await dialog('Suggest an idea');
    await userEvent.type(text(), 'A map of our machines');
    const send = () => screen.getByRole('button', { name: 'Suggest an idea' });
    await userEvent.click(send());
    expect(await form.findByRole('alert')).toHaveTextContent(/\w/);
    expect(text()).toHaveValue('A map of our machines');
    await userEvent.click(send());
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    expect(new Set(keysOf(requests)).size).toBe(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isDown = false;
    await choose('Suggest an idea');
    await dialog('Suggest an idea');
    expect(text()).toHaveValue('A map of our machines');
    await userEvent.click(send());
    await dialog('Thank you');
  });

  it('[NAV-04] [DOM-18] takes a screenshot along that is still uploading', async () => {
    const attachment = { id: ID, name: 'screen.png', mediaType: 'image/png', size: 4, hasThumbnail: true };
    const uploading = new Subject<unknown>();
    const answers = { [SEND]: undefined, 'POST /attachments': uploading };
    const { requests } = await open(answers, 'Report a problem');
    const form = await dialog('Report a problem');
    await userEvent.type(text(), 'Look');
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('there is nothing to choose a file with');
    await userEvent.upload(chooser, new File(['data'], 'screen.png', { type: 'image/png' }));
    await form.findByText('screen.png');
    await userEvent.click(form.getByRole('button', { name: 'Report a problem' }));
    expect(await form.findByRole('button', { name: 'Uploading 0%' })).toBeVisible();
    uploading.next({ ...attachment, addedAt: '', addedBy: null });
    await dialog('Thank you');
    expect(writes(requests).at(-1)?.body).toMatchObject({ text: 'Look', screenshotId: ID });
  });

  it('[NAV-04] asks for a text before anything is sent', async () => {
    const { requests } = await open({}, 'Suggest an idea');
    await userEvent.click((await dialog('Suggest an idea')).getByRole('button', { name: 'Suggest an idea' }));
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/Fill this in/));
    expect(writes(requests)).toEqual([]);
  });
});

describe('Usersnap', () => {
  const configured = (): Partial<RootState> => {
    const state = user(['order'], ['document-view']);
    const { settings } = state;
    if (!settings) return state;
    const config = { ...(selectAppConfig({ settings }) ?? appConfig) };
    const integrations = { ...config.integrations, usersnapKey: 'key-1' };
    return { ...state, settings: { ...settings, appConfig: { ...config, integrations } } };
  };
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="usersnap"]');
  afterEach(() => {
    script()?.remove();
    localStorage.clear();
  });

  it('[NAV-04] opens our own where its script is blocked, and the changelog’s page', async () => {
    await open({}, 'Report a problem', configured());
    const late = { timeout: 5_000 };
    const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }, late));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await choose('Changelog');
    await waitFor(() => expect(here()).toBe('/order/whats-new'), late);
  }, 15_000);

  it('[NAV-04] [CC-09] is loaded by consent, and opened by all three entries, each with its event', async () => {
    localStorage.setItem(CHOICE_KEY, JSON.stringify({ gtm: true, usersnap: true, 'gtm pers': false, clarity: false }));
    startConsent({ ...appConfig, integrations: { ...appConfig.integrations, usersnapKey: 'key-1' } }, 'en-US');
    await waitFor(() =>
      expect(script()?.src).toBe('https://widget.usersnap.com/global/load/key-1?onload=onUsersnapCXLoad'),
    );
    // Effects of the script after it has loaded.
    const api = { init: vi.fn(async () => undefined), logEvent: vi.fn(async () => undefined) };
    window.onUsersnapCXLoad?.(api);
    expect(api.init).toHaveBeenCalledWith(expect.objectContaining({ collectGeoLocation: 'none' }));

    await open({}, 'Report a problem', configured());
    await waitFor(() => expect(api.logEvent).toHaveBeenLastCalledWith('report'));
    await choose('Suggest an idea');
    await waitFor(() => expect(api.logEvent).toHaveBeenLastCalledWith('suggest'));
    await choose('Changelog');
    await waitFor(() => expect(api.logEvent).toHaveBeenLastCalledWith('changelog'));
    expect(api.logEvent).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(here()).toBe(PLACE);
  });
});
