import type { Module, Right, Role } from '@hireyard/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectModules } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useRoleName } from '../use-role-name.ts';

const Parts = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 700 },
  '& ul': { marginBlock: '4px 16px', paddingInlineStart: 20 },
  '& li[data-hidden]': { color: theme.vars.color.ink2 },
}));

interface Seen {
  readonly key: 'overview' | 'documents' | 'requests' | 'assets' | 'company' | 'roles';
  readonly module?: Module;
  readonly right?: Right;
}
/** Pages of the header and the company, with the module and right that each needs. */
const PAGES: readonly Seen[] = [
  { key: 'overview', module: 'order', right: 'contract-view' },
  { key: 'documents', right: 'document-view' },
  { key: 'requests', module: 'request' },
  { key: 'assets', module: 'asset', right: 'asset-view' },
  { key: 'company' },
  { key: 'roles', right: 'manage-roles-and-users' },
];
const FIGURES = [
  { key: 'prices', right: 'price-view' },
  { key: 'invoices', right: 'invoice-view' },
  { key: 'limits', right: 'manage-roles-and-users' },
] as const;
/** Rights with a button of their own, and the module they belong to. */
const ACTIONS: readonly { readonly right: Right; readonly module?: Module }[] = [
  { right: 'order-create', module: 'order' },
  { right: 'order-approve', module: 'order' },
  { right: 'contract-extend', module: 'order' },
  { right: 'contract-off-hire', module: 'order' },
  { right: 'contract-edit-references', module: 'order' },
  { right: 'invoice-dispute' },
  { right: 'export' },
  { right: 'request-create', module: 'request' },
  { right: 'request-handle', module: 'request' },
  { right: 'asset-manage', module: 'asset' },
  { right: 'manage-projects' },
  { right: 'manage-addresses' },
  { right: 'manage-contact-persons' },
  { right: 'manage-roles-and-users' },
];

/** Shows the pages, figures and actions of a user with this role alone, within the modules of the company. */
export function RolePreview({ role, rights, onClose }: { role: Role; rights: readonly Right[]; onClose: () => void }) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const modules = useAppSelector(selectModules);
  const id = useId();
  const has = ({ right, module }: { right?: Right; module?: Module }) =>
    (right === undefined || rights.includes(right)) && (module === undefined || modules.includes(module));
  const actions = ACTIONS.filter(has);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('role.preview.of', { role: roleName(role) })}</DialogTitle>
      <DialogContent>
        <Parts>
          <h3>{t('role.preview.pages')}</h3>
          <ul>
            {PAGES.filter(has).map(({ key }) => (
              <li key={key}>{t(`role.preview.page.${key}`)}</li>
            ))}
          </ul>
          <h3>{t('role.preview.figures')}</h3>
          <ul>
            {FIGURES.map(({ key, right }) => {
              const isSeen = rights.includes(right);
              return (
                <li key={key} data-hidden={isSeen ? undefined : true}>
                  {isSeen ? t(`role.preview.seen.${key}`) : t(`role.preview.hidden.${key}`)}
                </li>
              );
            })}
            <li>{t(rights.includes('order-view-all') ? 'role.preview.orders.all' : 'role.preview.orders.own')}</li>
          </ul>
          <h3>{t('role.preview.actions')}</h3>
          <ul>
            {actions.length === 0 && <li>{t('role.preview.none')}</li>}
            {actions.map(({ right }) => (
              <li key={right}>{t(`role.rights.${right}.name`)}</li>
            ))}
          </ul>
        </Parts>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('role.preview.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
