import type { ESLint, Linter } from 'eslint';
import { noLiteralText } from './no-literal-text.ts';
import { noRawColors } from './no-raw-colors.ts';
import { requireLabel } from './require-label.ts';

const rules = {
  'no-literal-text': noLiteralText,
  'no-raw-colors': noRawColors,
  'require-label': requireLabel,
};

const plugin = { meta: { name: '@hireyard/ui', namespace: 'hireyard' }, rules } satisfies ESLint.Plugin;

/** Rules for apps that use the kit, as an ESLint plugin. `configs.recommended` turns all of them on. */
export default {
  ...plugin,
  configs: {
    recommended: {
      name: 'hireyard/recommended',
      plugins: { hireyard: plugin },
      rules: Object.fromEntries(Object.keys(rules).map((rule) => [`hireyard/${rule}`, 'error'] as const)),
    } satisfies Linter.Config,
  },
};
