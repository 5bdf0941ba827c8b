import type { Rule } from 'eslint';
import type { JSXOpeningElement } from 'estree-jsx';
import { importsOf } from './imports.ts';
import { attributeName, attributes, elementName } from './jsx.ts';
import { RENAMED } from './renamed.ts';

/** Reports a property by a name that it no longer has, and renames it. */
export const noOldProps: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    docs: { description: 'Use the names that properties have now.' },
    messages: { renamed: '`{{old}}` of {{component}} is `{{now}}` now.' },
  },
  create(context) {
    const imports = importsOf(context);
    return {
      JSXOpeningElement(opening: JSXOpeningElement & Rule.NodeParentExtension) {
        const { from, name: component = '' } = imports.get(elementName(opening)) ?? {};
        const names = new Set(attributes(opening).map(attributeName));
        for (const attribute of from === 'kit' ? attributes(opening) : []) {
          const old = attributeName(attribute);
          const now = RENAMED[component]?.[old];
          // The old name of one property can be the new name of another.
          const isNew = Object.entries(RENAMED[component] ?? {}).some(
            ([other, name]) => name === old && !names.has(other),
          );
          if (!now || isNew) continue;
          context.report({
            node: attribute as never,
            messageId: 'renamed',
            data: { component, old, now },
            fix: (fixer) => fixer.replaceText(attribute.name as never, now),
          });
        }
      },
    };
  },
};
