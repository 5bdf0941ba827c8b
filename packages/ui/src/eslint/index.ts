import type { ESLint, Linter } from 'eslint';
import { noLiteralText } from './no-literal-text.ts';
import { noOldProps } from './no-old-props.ts';
import { noRawColors } from './no-raw-colors.ts';
import { preferKit } from './prefer-kit.ts';
import { requireLabel } from './require-label.ts';

const rules = {
  'no-literal-text': noLiteralText,
  'no-old-props': noOldProps,
  'no-raw-colors': noRawColors,
  'prefer-kit': preferKit,
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
