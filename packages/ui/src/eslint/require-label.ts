import type { Rule } from 'eslint';
import type { JSXOpeningElement } from 'estree-jsx';
import { importsOf } from './imports.ts';
import { attributeName, attributes, elementName, hasSpread } from './jsx.ts';

/** Components of the kit that need `label`. */
export const LABELED = [
  'Checkbox',
  'CheckboxGroup',
  'Combobox',
  'DateField',
  'DateRangeField',
  'FileUpload',
  'FilterMenu',
  'FilterToggle',
  'ListSheet',
  'MoneyField',
  'NumberField',
  'RadioGroup',
  'SearchField',
  'SegmentedControl',
  'Select',
  'Switch',
  'TextArea',
  'TextField',
] as const;
const labeled: ReadonlySet<string> = new Set(LABELED);
/** Attributes by which others name a control, in the order in which they are taken over. */
const OTHER_NAMES = ['aria-label', 'placeholder', 'title'];

/** Reports a control without a label: nobody who does not see it knows what it is. */
export const requireLabel: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    docs: { description: 'Give every control a label, and every button that shows an icon alone a name.' },
    messages: {
      label: '<{{name}}> needs `label`: screen readers and voice control know it by that name.',
      icon: '<IconButton> needs `aria-label`: its icon has no name.',
    },
  },
  create(context) {
    const imports = importsOf(context);
    return {
      JSXOpeningElement(opening: JSXOpeningElement & Rule.NodeParentExtension) {
        const { from, name = '' } = imports.get(elementName(opening)) ?? {};
        const isLabeled = from === 'kit' && labeled.has(name);
        const required = name === 'IconButton' ? 'aria-label' : isLabeled ? 'label' : undefined;
        const names = attributes(opening).map(attributeName);
        const isNamed = required && (names.includes(required) || names.includes('aria-labelledby'));
        if (!required || isNamed || hasSpread(opening)) return;
        const other = OTHER_NAMES.find((attribute) => attribute !== required && names.includes(attribute));
        const replaced = attributes(opening).find((attribute) => attributeName(attribute) === other);
        context.report({
          node: opening,
          messageId: required === 'label' ? 'label' : 'icon',
          data: { name },
          ...(replaced && { fix: (fixer) => fixer.replaceText(replaced.name as never, required) }),
        });
      },
    };
  },
};
