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
    'Arrow up, arrow down': 'Chooses the language before or after; everything is read in it at once.',
  },
});
