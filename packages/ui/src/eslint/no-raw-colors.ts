import type { Rule } from 'eslint';
import type { Literal } from 'estree';
import { tokensOf } from './token-colors.ts';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** Attributes and keys whose `#` names a place in a page. */
const ADDRESSES = new Set(['href', 'to', 'id', 'hash', 'url']);

const nameOf = (node: unknown): string | undefined => {
  const { type, name, key } = node as { type: string; name?: { name: string }; key?: { name?: string } };
  if (type === 'JSXAttribute') return name?.name;
  return type === 'Property' ? key?.name : undefined;
};

/** Functions and properties that make a theme of colors: they need the color itself. */
const MAKES_THEME = new Set(['createHireyardTheme', 'createTheme', 'brand', 'palette', 'colorSchemes']);

const isOfTheme = (node: unknown): boolean => {
  const { type, callee } = node as { type: string; callee?: { name?: string } };
  return MAKES_THEME.has((type === 'CallExpression' ? callee?.name : nameOf(node)) ?? '');
};

/** Reports a color as a hex value: it ignores dark mode, the brand and the user's own colors. */
export const noRawColors: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    hasSuggestions: true,
    schema: [],
    docs: { description: 'Use design tokens instead of hex values.' },
    messages: {
      raw: 'Use a token of the theme instead of {{color}}: it stays the same in dark mode and for every brand.',
      token: 'Use {{token}}.',
    },
  },
  create: (context) => ({
    Literal(node: Literal & Rule.NodeParentExtension) {
      if (typeof node.value !== 'string' || !HEX.test(node.value) || ADDRESSES.has(nameOf(node.parent) ?? '')) return;
      if (context.sourceCode.getAncestors(node).some(isOfTheme)) return;
      const tokens = tokensOf(node.value);
      const [only] = tokens;
      const replaced = (token: string) => (fixer: Rule.RuleFixer) => fixer.replaceText(node, `'${token}'`);
      context.report({
        node,
        messageId: 'raw',
        data: { color: node.value },
        ...(tokens.length === 1 && only && { fix: replaced(only) }),
        ...(tokens.length > 1 && {
          suggest: tokens.map((token) => ({ messageId: 'token', data: { token }, fix: replaced(token) })),
        }),
      });
    },
  }),
};
