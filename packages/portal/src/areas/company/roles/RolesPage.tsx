import { foldedText, listRoles, RIGHTS, type Right, type Role } from '@hireyard/contract';
import { Field } from '@hireyard/ui/components/Field';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { SearchField } from '@hireyard/ui/components/SearchField';
import { Select } from '@hireyard/ui/components/Select';
import { Switch } from '@hireyard/ui/components/Switch';
import { PlusIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import { selectRights } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useRoleName } from '../use-role-name.ts';
import { CopyRole } from './CopyRole.tsx';
import { EditedRole, type OpenRole } from './EditedRole.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';
import { RolePreview } from './RolePreview.tsx';
import { AREAS } from './right-areas.ts';

/** Below this width the page shows one role at a time. */
const NARROW = '(max-width: 59.99rem)';
const EVERY = '';

/** Returns the rights that match the query and, with `onlyDiffering`, that differ between these roles. */
function useVisibleRights(roles: readonly Role[], query: string, onlyDiffering: boolean): ReadonlySet<Right> {
  const { t } = useTranslation('user');
  const foldedQuery = foldedText(query.trim());
  const matches = RIGHTS.filter((right) =>
    foldedText(`${t(`role.rights.${right}.name`)} ${t(`role.rights.${right}.text`)}`).includes(foldedQuery),
  );
  const differs = (right: Right) => new Set(roles.map(({ rights }) => rights.includes(right))).size > 1;
  return new Set(onlyDiffering ? matches.filter(differs) : matches);
}

/** Keeps the id of the edited role in the URL, so that a reload resumes editing. */
function useEditedId() {
  const [search, setSearch] = useSearchParams();
  const edit = (id: string | null) => setSearch(id ? { edit: id } : {}, { replace: true, preventScrollReset: true });
  return [search.get('edit'), edit] as const;
}

/** Aligns the field without a label with the field that has one. */
const ONE_LINE = { '& .HyListSheet-toolbar, & .HyListSheet-filters': { alignItems: 'flex-end' } };

interface RolesProps {
  items: readonly Role[];
  editedId: string | null;
  onEdit: (id: string | null) => void;
  refetch: Read<unknown>['refetch'];
}

function Roles({ items, editedId, onEdit, refetch }: RolesProps) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const own = useAppSelector(selectRights) ?? [];
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const [query, setQuery] = useState('');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [selectedId, setSelectedId] = useState(EVERY);
  const [previewed, setPreviewed] = useState<string | null>(null);

  const role = items.find(({ id, actions }) => id === editedId && actions.includes('edit'));
  const one = items.find(({ id }) => id === selectedId) ?? (isNarrow ? (role ?? items[0]) : undefined);
  const columns = one ? [one] : items;
  const visibleRights = useVisibleRights(items, query, onlyDiffering);
  const seen = items.find(({ id }) => id === previewed);

  const sheet = (open: OpenRole | null) => (
    <>
      <ListSheet
        label={t('role.caption')}
        sx={ONE_LINE}
        search={
          <Field label={t('role.search')}>
            {({ id }) => (
              <SearchField
                id={id}
                label={t('role.search')}
                placeholder={t('role.searchHint')}
                query={query}
                onQueryChange={(_, query) => setQuery(query)}
              />
            )}
          </Field>
        }
        filters={
          <>
            <Select
              label={t('role.column')}
              value={one?.id ?? EVERY}
              onChange={(_, id) => setSelectedId(id)}
              options={[
                ...(isNarrow ? [] : [{ value: EVERY, label: t('role.everyRole', { count: items.length }) }]),
                ...items.map(({ id, name }) => ({ value: id, label: roleName({ name }) })),
              ]}
            />
            <Switch
              label={t('role.onlyDiffering')}
              checked={onlyDiffering}
              onChange={(_, checked) => setOnlyDiffering(checked)}
            />
          </>
        }
        foot={<p style={{ margin: 0, padding: 12 }}>{t('role.builtInHint')}</p>}
      >
        {visibleRights.size === 0 ? (
          <p role="status" style={{ margin: 0, padding: 20 }}>
            {t('role.noMatch')}
          </p>
        ) : (
          <RightsMatrix
            all={items}
            roles={columns}
            visibleRights={visibleRights}
            own={own}
            open={open}
            onOpen={({ id }) => onEdit(id)}
            onToggle={(right) => open?.toggle(right)}
            onPreview={({ id }) => setPreviewed(id)}
          />
        )}
      </ListSheet>
      {seen && (
        <RolePreview
          role={seen}
          rights={open?.role.id === seen.id ? [...open.draft] : seen.rights}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  );
  return (
    <Blocks>
      {role ? (
        <EditedRole
          key={role.id}
          role={role}
          source={items.find(({ id }) => id === role.copiedFromId)}
          loadLatest={refetch}
          onClose={() => onEdit(null)}
        >
          {sheet}
        </EditedRole>
      ) : (
        sheet(null)
      )}
    </Blocks>
  );
}

/** Roles of the company and their rights, in plain words. Own roles are shown beside their source role. */
export default function RolesPage() {
  const { t } = useTranslation('user');
  const { currentData, failure, refetch } = useRead(listRoles, undefined);
  const [isCopying, setCopying] = useState(false);
  const [editedId, edit] = useEditedId();
  const items = currentData?.items;
  const ownCount = items?.filter(({ builtIn }) => !builtIn).length ?? 0;
  const mayCopy = items?.some(({ actions }) => actions.includes('copy')) ?? false;
  return (
    <>
      <CompanyTabs />
      <Page
        subtitle={
          items
            ? t('role.subtitle', {
                builtIn: items.length - ownCount,
                own: ownCount,
                rights: RIGHTS.length,
                areas: AREAS.length,
              })
            : '\u00a0'
        }
        actions={
          mayCopy && (
            <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setCopying(true)}>
              {t('role.copy.action')}
            </Button>
          )
        }
      >
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined &&
          (items ? (
            <Roles items={items} editedId={editedId} onEdit={edit} refetch={refetch} />
          ) : (
            <Skeleton variant="rounded" height={640} />
          ))}
        {isCopying && items && (
          <CopyRole
            roles={items}
            onClose={() => setCopying(false)}
            onMade={(made) => {
              setCopying(false);
              edit(made.id);
            }}
          />
        )}
      </Page>
    </>
  );
}
