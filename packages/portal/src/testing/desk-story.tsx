import { schemeStorage } from '@hireyard/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskApp, type DeskAppProps } from '../desk/DeskApp.tsx';
import { DEVICE_LANGUAGE_KEY, supportedLanguage } from '../i18n/languages.ts';
import type { RootState } from '../store/store.ts';
import { atDesk, DESK_ANSWERS, openDesk } from './desk.ts';
import type { Answers } from './fake-http.ts';
import { openPageHttp, pageStories, withoutFaults } from './page-story.tsx';
import { PROFILE } from './state.ts';

/** Args of a story of the desk: address, initial state and server answers. */
export interface DeskArgs {
  readonly address: string;
  readonly state: Partial<RootState>;
  readonly answers: Answers;
}
export type DeskStory = StoryObj<DeskArgs>;

interface OpenedDesk extends DeskAppProps {
  readonly faults: string[];
}
const openedBy = ({ loaded }: { readonly loaded: Record<string, unknown> }) => loaded.page as OpenedDesk;

/** Meta of stories of the desk: its application at an address, with answers checked against the contract. */
export const deskStories = {
  args: { address: '/desk', state: atDesk(), answers: {} },
  parameters: pageStories.parameters,
  beforeEach: pageStories.beforeEach,
  loaders: [
    async ({ args, globals: { language: asked, scheme } }) => {
      const language = supportedLanguage(asked) ?? PROFILE.preferredLanguageCode;
      localStorage.setItem(schemeStorage.mode, scheme);
      localStorage.setItem(DEVICE_LANGUAGE_KEY, language);
      const faults: string[] = [];
      const profile = { ...PROFILE, preferredLanguageCode: language };
      const http = openPageHttp({ ...DESK_ANSWERS, 'GET /profile': profile, ...args.answers }, faults);
      return { page: { ...(await openDesk({ http, address: args.address, state: args.state, language })), faults } };
    },
  ],
  afterEach: (context) => withoutFaults(openedBy(context).faults),
  render: (_, context) => {
    const { faults: _faults, ...app } = openedBy(context);
    return <DeskApp {...app} />;
  },
} satisfies Partial<Meta<DeskArgs>>;
