import type { Right, Role } from '@hireyard/contract';
import { CheckIcon, EditIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useRoleName } from '../use-role-name.ts';
import { Choice, Hidden, Scroll, Table } from './matrix.styles.ts';
import { AREAS, RIGHT_AREAS } from './right-areas.ts';
import { type Draft, markOf } from './role-draft.ts';

export interface MatrixProps {
  /** All roles, to look up the source of a copy. */
  all: readonly Role[];
  /** Roles shown as columns. */
  roles: readonly Role[];
  /** Rights shown as rows. */
  visibleRights: ReadonlySet<Right>;
  /** Rights of the caller, which they may grant. */
  own: readonly Right[];
  /** The role in edit mode and its unsaved rights. */
  open: { readonly role: Role; readonly draft: Draft } | null;
  onOpen: (role: Role) => void;
  onToggle: (right: Right) => void;
  onPreview: (role: Role) => void;
}

type ColumnProps = Pick<MatrixProps, 'all' | 'own' | 'open' | 'onToggle'> & { role: Role };

const sourceOf = (all: readonly Role[], { copiedFromId }: Role) => all.find(({ id }) => id === copiedFromId);

/** Shows if a role has a right. In the column in edit mode it is a checkbox. */
function Cell({ all, own, open, onToggle, role, right }: ColumnProps & { right: Right }) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const isOpen = open?.role.id === role.id;
  const draft = isOpen ? open.draft : new Set(role.rights);
  const mark = markOf(right, draft, role.builtIn ? undefined : sourceOf(all, role));
  const has = draft.has(right);
  const marked = mark && t(`role.mark.${mark}`);
  if (!isOpen) {
    return (
      <td data-mark={mark ?? undefined}>
        {has ? <CheckIcon /> : <span aria-hidden="true">–</span>}
        <Hidden>{t(has ? 'role.cell.yes' : 'role.cell.no')}</Hidden>
        {marked && <small>{marked}</small>}
      </td>
    );
  }
  return (
    <td data-open="true" data-mark={mark ?? undefined}>
      <Choice data-mark={mark ?? undefined}>
        <input
          type="checkbox"
          aria-label={t('role.cell.of', { right: t(`role.rights.${right}.name`), role: roleName(role) })}
          checked={has}
          // Users cannot grant a right they lack (DOM-07), but they can revoke it.
          disabled={!has && !own.includes(right) && !role.rights.includes(right)}
          onChange={() => onToggle(right)}
        />
        {marked && <span>{marked}</span>}
      </Choice>
    </td>
  );
}

function Head({ all, open, role, onOpen }: ColumnProps & Pick<MatrixProps, 'onOpen'>) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const isOpen = open?.role.id === role.id;
  const source = sourceOf(all, role);
  return (
    <th scope="col" data-open={isOpen || undefined}>
      {roleName(role)}
      <small>{t('role.people', { count: role.memberCount })}</small>
      {!role.builtIn && <small>{source ? t('role.copyOf', { role: roleName(source) }) : t('role.ownRole')}</small>}
      {role.actions.includes('edit') && !isOpen && (
        <Button
          size="small"
          startIcon={<EditIcon />}
          aria-label={t('role.edit.of', { role: roleName(role) })}
          onClick={() => onOpen(role)}
        >
          {t('role.edit.action')}
        </Button>
      )}
    </th>
  );
}

/** Matrix of rights by area, in plain words, with one column per role. */
export function RightsMatrix(props: MatrixProps) {
  const { roles, visibleRights, open, onPreview } = props;
  const { t } = useTranslation('user');
  const format = useFormat();
  const roleName = useRoleName();
  const areas = AREAS.map((area) => ({
    area,
    rights: RIGHT_AREAS[area].filter((right) => visibleRights.has(right)),
  })).filter(({ rights }) => rights.length > 0);
  const given = (role: Role, rights: readonly Right[]) => {
    const roleRights = open?.role.id === role.id ? open.draft : new Set(role.rights);
    return rights.filter((right) => roleRights.has(right)).length;
  };
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('role.caption')}>
      <Table>
        <caption>
          <Hidden>{t('role.caption')}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('role.may')}</th>
            {roles.map((role) => (
              <Head key={role.id} role={role} {...props} />
            ))}
          </tr>
        </thead>
        {areas.map(({ area, rights }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup">{t(`role.areas.${area}`)}</th>
              {roles.map((role) => (
                <td key={role.id} data-open={open?.role.id === role.id || undefined}>
                  {!role.builtIn &&
                    t('role.count', {
                      given: format.number(given(role, RIGHT_AREAS[area])),
                      all: format.number(RIGHT_AREAS[area].length),
                    })}
                </td>
              ))}
            </tr>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row">
                  {t(`role.rights.${right}.name`)}
                  <small>{t(`role.rights.${right}.text`)}</small>
                </th>
                {roles.map((role) => (
                  <Cell key={role.id} role={role} right={right} {...props} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('role.preview.row')}</th>
            {roles.map((role) => (
              <td key={role.id} data-open={open?.role.id === role.id || undefined}>
                <Button
                  size="small"
                  aria-label={t('role.preview.of', { role: roleName(role) })}
                  onClick={() => onPreview(role)}
                >
                  {t('role.preview.action')}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}
