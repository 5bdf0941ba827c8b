import { documented } from '../../stories/documentation/documentation.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const nothing = () => undefined;
const languages = [
  { tag: 'en-US', name: 'English' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'de', name: 'Deutsch' },
];

export default documented('HyLanguageSwitcher', LanguageSwitcher, {
  sample: { languages, language: 'en-US', onLanguageChange: nothing },
  use: {
    when: ['In the foot of a page for visitors, and among the reader’s own settings.'],
    instead: { InstancePage: 'To choose the country that one rents in.', Select: 'For any other choice in a form.' },
  },
  behavior: { Choosing: 'The whole application is in the other language at once, and stays on the same page.' },
  screenReader: ['A list with its label, “Language”; each language is read in its own pronunciation.'],
  related: { ProfileMenu: 'Leads to the settings that it is among.' },
  anatomy: {
    slots: {
      root: 'The label and the choice.',
      select: 'The choice; every language under its own name.',
    },
  },
  states: { Chosen: {}, Hover: { hover: 'select' }, Focus: { focus: 'select' } },
  guidance: [
    {
      do: {
        show: <LanguageSwitcher languages={languages} language="nl" onLanguageChange={nothing} />,
        say: 'Call each language by its own name.',
      },
      dont: {
        show: (
          <LanguageSwitcher
            languages={languages.map(({ tag }) => ({ tag, name: tag.slice(0, 2).toUpperCase() }))}
            language="nl"
            onLanguageChange={nothing}
          />
        ),
        say: 'Don’t use codes or flags: a language is no country.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the choice.',
    'Space, Alt arrow down': 'Opens the list; Enter takes a language, Escape closes it without a change.',
    'A letter': 'Goes to the next language that begins with it.',
    'Arrow up, arrow down': 'Chooses the language before or after; everything is read in it at once.',
  },
});
