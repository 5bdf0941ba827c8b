import type { Rule } from 'eslint';
import type { ImportDeclaration } from 'estree';
import { exportOf } from './imports.ts';

/** Components of MUI that the kit exports as they are. */
export const SAME = new Set([
  'Alert',
  'AlertTitle',
  'Button',
  'Card',
  'CardActions',
  'CardContent',
  'Dialog',
  'DialogActions',
  'DialogContent',
  'DialogTitle',
  'IconButton',
]);
/** Components of the kit by those of MUI that they stand for, with properties of their own. */
export const OTHER: Readonly<Record<string, string>> = {
  Autocomplete: 'Combobox',
  Badge: 'Badge',
  Breadcrumbs: 'Breadcrumbs',
  Checkbox: 'Checkbox',
  Chip: 'StatusChip',
  Drawer: 'SidePanel',
  Pagination: 'Paginator',
  RadioGroup: 'RadioGroup',
  Select: 'Select',
  Snackbar: 'ToastProvider',
  Stepper: 'Stepper',
  Switch: 'Switch',
  TablePagination: 'Paginator',
  Tabs: 'Tabs',
  TextField: 'TextField',
  ToggleButtonGroup: 'SegmentedControl',
};
const MUI = /^@mui\/material(?:\/\w+)?$/;

/** Lists what an import names of MUI, as the export and as the file calls it. */
function namesOf({ source, specifiers }: ImportDeclaration): { readonly name: string; readonly local: string }[] {
  const path = String(source.value);
  return specifiers.flatMap((specifier) => {
    const name = MUI.test(path) ? exportOf(specifier, path) : undefined;
    return name ? [{ name, local: specifier.local.name }] : [];
  });
}

const isOfTypes = (node: ImportDeclaration) => (node as { importKind?: string }).importKind === 'type';

/** Reports a component of MUI that the kit has: the kit's is themed, labeled and translated. */
export const preferKit: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    docs: { description: 'Use the kit’s component where it has one.' },
    messages: {
      same: 'Import {{names}} from @hireyard/ui, which exports it with the kit’s theme.',
      other: 'Use {{kit}} of @hireyard/ui instead of MUI’s {{name}}.',
    },
  },
  create: (context) => ({
    ImportDeclaration(node: ImportDeclaration & Rule.NodeParentExtension) {
      if (isOfTypes(node)) return;
      const names = namesOf(node);
      const same = names.filter(({ name }) => SAME.has(name));
      const isAll = same.length === node.specifiers.length;
      if (same.length > 0) {
        const imported = same.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).join(', ');
        context.report({
          node,
          messageId: 'same',
          data: { names: same.map(({ name }) => name).join(', ') },
          ...(isAll && { fix: (fixer) => fixer.replaceText(node, `import { ${imported} } from '@hireyard/ui';`) }),
        });
      }
      for (const { name } of names) {
        const kit = OTHER[name];
        if (kit) context.report({ node, messageId: 'other', data: { name, kit } });
      }
    },
  }),
};
