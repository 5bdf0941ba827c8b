import type { Rule } from 'eslint';
import type { JSXAttribute, JSXText } from 'estree-jsx';
import { attributeName } from './jsx.ts';

/** Attributes that users read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'description',
  'helperText',
  'hint',
  'label',
  'placeholder',
  'submitLabel',
  'title',
]);
/** Two letters in a row: neither a unit nor a sign between two values. */
const WORD = /\p{L}{2,}/u;
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Reports a text that stands in the code: it stays the same in every language. */
export const noLiteralText: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    hasSuggestions: true,
    schema: [
      {
        type: 'object',
        properties: {
          translate: { type: 'string', description: 'Function that a suggestion calls with the text.' },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ translate: 't' }],
    docs: { description: 'Translate every text that users read.' },
    messages: {
      text: '“{{text}}” stands in the code, and is not translated.',
      translate: 'Pass it to {{translate}}().',
    },
  },
  create(context) {
    const { translate } = context.options[0] as { translate: string };
    const report = (node: Rule.Node, text: string, before = '', after = '') => {
      const call = `{${translate}(${quoted(text)})}`;
      context.report({
        node,
        messageId: 'text',
        data: { text },
        suggest: [
          {
            messageId: 'translate',
            data: { translate },
            fix: (fixer) => fixer.replaceText(node, `${before}${call}${after}`),
          },
        ],
      });
    };
    return {
      JSXText(node: JSXText & Rule.NodeParentExtension) {
        const text = node.value.trim().replaceAll(/\s+/g, ' ');
        if (!WORD.test(text)) return;
        const [, before = '', , after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.raw) ?? [];
        report(node as Rule.Node, text, before, after);
      },
      JSXAttribute(node: JSXAttribute & Rule.NodeParentExtension) {
        const { value } = node;
        const isRead = READ.has(attributeName(node)) && value?.type === 'Literal' && typeof value.value === 'string';
        if (isRead && WORD.test(value.value as string)) report(value as Rule.Node, value.value as string);
      },
    };
  },
};
