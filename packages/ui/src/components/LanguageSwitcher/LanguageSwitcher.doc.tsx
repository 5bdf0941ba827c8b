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
    when: ['In the footer of pages for visitors, and in the reader’s settings.'],
    instead: { InstancePage: 'To choose the country of rental.', Select: 'For any other choice in a form.' },
  },
  behavior: { Choosing: 'The whole application changes its language immediately and stays on the same page.' },
  screenReader: ['A list with its label, “Language”. Each language is pronounced in its own language.'],
  related: { ProfileMenu: 'Links to the settings that contain it.' },
  anatomy: {
    slots: {
      root: 'Label and list.',
      select: 'List of languages, each by its own name.',
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
        say: 'Don’t use codes or flags: a language is not a country.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the list.',
    'Space, Alt arrow down': 'Opens the list. Enter selects a language, Escape closes it without a change.',
    'A letter': 'Moves to the next language that starts with it.',
    'Arrow up, arrow down': 'Selects the previous or next language, which applies immediately.',
  },
});
