import { Linter, RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import hireyard from './index.ts';
import { noLiteralText } from './no-literal-text.ts';
import { noOldProps } from './no-old-props.ts';
import { noRawColors } from './no-raw-colors.ts';
import { OTHER, preferKit, SAME } from './prefer-kit.ts';
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
      "const theme = createHireyardTheme({ brand: '#46535f' });",
      '<UiProvider brand="#46535f" />;',
      "const theme = createTheme({ palette: { primary: { main: '#46535f' } } });",
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
  const KIT = "import { Amount, IconButton, SearchField, Select, Switch, TextField } from '@hireyard/ui';\n";
  tester.run('require-label', requireLabel, {
    valid: [
      "import Select from '@mui/material/Select';\n<Select title='x' />;",
      `${KIT}<TextField label={t("name")} />;`,
      `${KIT}<SearchField aria-labelledby="head" />;`,
      `${KIT}<Select {...field} />;`,
      `${KIT}<IconButton aria-label={t("close")}><CloseIcon /></IconButton>;`,
      `${KIT}<Amount value={12} />;`,
    ],
    invalid: [
      { code: `${KIT}<TextField name="name" />;`, output: null, errors: [{ messageId: 'label' }] },
      {
        code: `${KIT}<SearchField placeholder={t("search")} />;`,
        output: `${KIT}<SearchField label={t("search")} />;`,
        errors: [{ messageId: 'label' }],
      },
      {
        code: `${KIT}<Switch aria-label="Dark" />;`,
        output: `${KIT}<Switch label="Dark" />;`,
        errors: [{ messageId: 'label' }],
      },
      {
        code: `${KIT}<IconButton title={t("close")}><CloseIcon /></IconButton>;`,
        output: `${KIT}<IconButton aria-label={t("close")}><CloseIcon /></IconButton>;`,
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

describe('[UI-19] prefer-kit', () => {
  tester.run('prefer-kit', preferKit, {
    valid: [
      "import { Button, TextField } from '@hireyard/ui';",
      "import Box from '@mui/material/Box';",
      "import { styled } from '@mui/material/styles';",
    ],
    invalid: [
      {
        code: "import Button from '@mui/material/Button';",
        output: "import { Button } from '@hireyard/ui';",
        errors: [{ messageId: 'same' }],
      },
      {
        code: "import { Card as Sheet, Dialog } from '@mui/material';",
        output: "import { Card as Sheet, Dialog } from '@hireyard/ui';",
        errors: [{ messageId: 'same' }],
      },
      // Half of it stays MUI's.
      { code: "import { Box, Button } from '@mui/material';", output: null, errors: [{ messageId: 'same' }] },
      {
        code: "import TablePagination from '@mui/material/TablePagination';",
        output: null,
        errors: [{ messageId: 'other', data: { name: 'TablePagination', kit: 'Paginator' } }],
      },
    ],
  });

  it('names only what the kit exports', async () => {
    const kit = new Set(Object.keys(await import('../index.ts')));
    expect([...SAME, ...Object.values(OTHER)].filter((name) => !kit.has(name))).toEqual([]);
  });
});

describe('[UI-19] no-old-props', () => {
  tester.run('no-old-props', noOldProps, {
    valid: [
      "import { Badge } from '@mui/material';\n<Badge count={3} />;",
      "import { Paginator } from '@hireyard/ui';\n<Paginator count={124} rowsOnPage={25} />;",
    ],
    invalid: [
      {
        code: "import { Badge as Count } from '@hireyard/ui';\n<Count count={3} />;",
        output: "import { Badge as Count } from '@hireyard/ui';\n<Count badgeContent={3} />;",
        errors: [{ messageId: 'renamed', data: { component: 'Badge', old: 'count', now: 'badgeContent' } }],
      },
      {
        code: "import { Paginator } from '@hireyard/ui/components/Paginator';\n<Paginator total={124} count={25} />;",
        output:
          "import { Paginator } from '@hireyard/ui/components/Paginator';\n<Paginator count={124} rowsOnPage={25} />;",
        errors: [{ messageId: 'renamed' }, { messageId: 'renamed' }],
      },
    ],
  });
});

it('[UI-19] the recommended configuration turns every rule on', () => {
  const code = `import IconButton from '@mui/material/IconButton'; import { Badge } from '@hireyard/ui';
    <><IconButton title="Close" sx={{ color: "#123456" }} /><Badge count={3} /></>;`;
  const messages = new Linter().verify(code, [
    { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    hireyard.configs.recommended,
  ]);
  expect(messages.map(({ ruleId }) => ruleId)).toEqual([
    'hireyard/prefer-kit',
    'hireyard/require-label',
    'hireyard/no-literal-text',
    'hireyard/no-raw-colors',
    'hireyard/no-old-props',
  ]);
  expect(Object.keys(hireyard.configs.recommended.rules ?? {})).toHaveLength(Object.keys(hireyard.rules).length);
  expect(LABELED.length).toBeGreaterThan(15);
});
