import { Linter, RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import hireyard from './index.ts';
import { noLiteralText } from './no-literal-text.ts';
import { noRawColors } from './no-raw-colors.ts';
import { LABELED, requireLabel } from './require-label.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

describe('[UI-19] no-raw-colors', () => {
  tester.run('no-raw-colors', noRawColors, {
    valid: [
      "const style = { color: 'var(--hy-color-ink2)' };",
      '<a href="#fade">Fade</a>;',
      "const link = { to: '#bad' };",
      "const number = '#12 of 30';",
    ],
    invalid: [
      {
        code: "<Box sx={{ color: '#46535F' }} />;",
        output: "<Box sx={{ color: 'var(--hy-color-ink2)' }} />;",
        errors: [{ messageId: 'raw' }],
      },
      {
        code: '<svg fill="#b3261e" />;',
        output: "<svg fill='var(--hy-tone-error-fg)' />;",
        errors: [{ messageId: 'raw' }],
      },
      // No token has it, and two have the second one.
      { code: "paint('#abc');", output: null, errors: [{ messageId: 'raw' }] },
      {
        code: "paint('#ffffff');",
        output: null,
        errors: [
          {
            messageId: 'raw',
            suggestions: [
              {
                messageId: 'token',
                data: { token: 'var(--hy-color-surface)' },
                output: "paint('var(--hy-color-surface)');",
              },
              {
                messageId: 'token',
                data: { token: 'var(--hy-color-onInverse)' },
                output: "paint('var(--hy-color-onInverse)');",
              },
            ],
          },
        ],
      },
    ],
  });
});

describe('[UI-19] require-label', () => {
  tester.run('require-label', requireLabel, {
    valid: [
      '<TextField label={t("name")} />;',
      '<SearchField aria-labelledby="head" />;',
      '<Select {...field} />;',
      '<IconButton aria-label={t("close")}><CloseIcon /></IconButton>;',
      '<Amount value={12} />;',
    ],
    invalid: [
      { code: '<TextField name="name" />;', output: null, errors: [{ messageId: 'label' }] },
      {
        code: '<SearchField placeholder={t("search")} />;',
        output: '<SearchField label={t("search")} />;',
        errors: [{ messageId: 'label' }],
      },
      {
        code: '<Ui.Switch aria-label="Dark" />;',
        output: '<Ui.Switch label="Dark" />;',
        errors: [{ messageId: 'label' }],
      },
      {
        code: '<IconButton title={t("close")}><CloseIcon /></IconButton>;',
        output: '<IconButton aria-label={t("close")}><CloseIcon /></IconButton>;',
        errors: [{ messageId: 'icon' }],
      },
    ],
  });
});

describe('[UI-19] no-literal-text', () => {
  tester.run('no-literal-text', noLiteralText, {
    valid: [
      '<p>{t("orders.none")}</p>;',
      '<p>{count} × {price} €</p>;',
      '<TextField label={t("name")} name="name" />;',
      '<p> </p>;',
    ],
    invalid: [
      {
        code: '<p>\n  It’s over\n</p>;',
        errors: [
          {
            messageId: 'text',
            suggestions: [{ messageId: 'translate', output: "<p>\n  {t('It’s over')}\n</p>;" }],
          },
        ],
      },
      {
        code: '<TextField label="Name" />;',
        options: [{ translate: 'i18n.t' }],
        errors: [
          {
            messageId: 'text',
            suggestions: [{ messageId: 'translate', output: "<TextField label={i18n.t('Name')} />;" }],
          },
        ],
      },
    ],
  });
});

it('[UI-19] the recommended configuration turns every rule on', () => {
  const messages = new Linter().verify('<IconButton title="Close" sx={{ color: "#123456" }} />;', [
    { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    hireyard.configs.recommended,
  ]);
  expect(messages.map(({ ruleId }) => ruleId)).toEqual([
    'hireyard/require-label',
    'hireyard/no-literal-text',
    'hireyard/no-raw-colors',
  ]);
  expect(Object.keys(hireyard.configs.recommended.rules ?? {})).toHaveLength(Object.keys(hireyard.rules).length);
  expect(LABELED.length).toBeGreaterThan(15);
});
