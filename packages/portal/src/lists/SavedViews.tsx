import {
  deleteSavedView,
  type Endpoint,
  type List,
  listSavedViews,
  putSavedView,
  type SavedView,
  type SavedViewList,
} from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import type { MenuEntry, MenuLink } from '@hireyard/ui/components/MenuButton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { viewQueryOf } from './view-query.ts';

const SaveView = lazyPart(() => import('./SaveView.tsx'));

interface SavedViewsProps {
  endpoint: Endpoint & { readonly list: List };
  /** Called when the entries of the menu change. */
  onEntries: (entries: readonly MenuEntry[]) => void;
}

type ViewDialog = { readonly to: 'save' } | { readonly to: 'edit' | 'delete'; readonly view: SavedView };

/** Asks before a view is deleted. */
function DeleteView({ view, onClose, onDeleted }: { view: SavedView; onClose: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('views');
  const { problem: sentenceOf } = useSentences();
  const deletion = useAction(deleteSavedView);
  const onConfirm = async () => {
    const result = await deletion.run({ params: { id: view.id } });
    // A view that is already deleted is a success.
    if (result?.ok || (result && result.problem.status === 404)) onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={t('delete.ask', { name: view.name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
      working={deletion.isWorking}
      {...(deletion.problem && { error: sentenceOf(deletion.problem) })}
    >
      {t(view.own ? (view.shared ? 'delete.shared' : 'delete.own') : 'delete.others', {
        owner: view.owner?.name ?? '',
      })}
    </ConfirmDialog>
  );
}

/** The saved views of a list: menu entries and their dialogs (DOM-21). */
export default function SavedViews({ endpoint, onEntries }: SavedViewsProps) {
  const { t } = useTranslation('views');
  const { problem: sentenceOf } = useSentences();
  const { pathname, search } = useLocation();
  const list = endpoint.path.slice(1) as SavedViewList;
  const { data, failure, refetch } = useRead(listSavedViews, { query: { list } });
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const [lastId, setLastId] = useState<string>();
  const [done, setDone] = useState('');
  const replacement = useAction(putSavedView);

  const query = viewQueryOf(list, endpoint.list, search);
  const views = (data?.items ?? []).map((view) => {
    const shows = viewQueryOf(list, endpoint.list, view.query);
    return { view, href: shows ? `${pathname}?${shows}` : pathname, isShown: shows === query };
  });
  // If several views match the list, prefers the user's own, and among these the one opened last.
  const matching = views.filter(({ isShown }) => isShown);
  const own = matching.filter(({ view }) => view.own);
  const current = own.find(({ view }) => view.id === lastId) ?? own[0] ?? matching[0];
  if (current && current.view.id !== lastId) setLastId(current.view.id);
  const last = views.find(({ view }) => view.id === lastId);

  const replace = async (view: SavedView) => {
    setDone('');
    const { id, name, shared, version } = view;
    const result = await replacement.run({ params: { id }, version, body: { name, shared, query } });
    if (result?.ok) setDone(t('done.replaced'));
  };
  const ask = (next: ViewDialog) => {
    setDone('');
    replacement.clear();
    setDialog(next);
  };

  const labelOf = ({ name, own, shared, owner }: SavedView): string => {
    if (!own) return t('name.others', { name, owner: owner?.name ?? '' });
    return shared ? t('name.shared', { name }) : name;
  };
  const linksOf = (ofCaller: boolean): MenuLink[] =>
    views
      .filter(({ view }) => view.own === ofCaller)
      .map(({ view, href, isShown }) => ({
        kind: 'link',
        id: view.id,
        label: labelOf(view),
        href,
        current: isShown,
      }));
  const group = (id: string, entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.length > 0 ? [{ kind: 'separator', id }, ...entries] : [];
  const action = (id: string, label: string, onSelect: () => void): MenuEntry => ({
    kind: 'action',
    id,
    label,
    onSelect,
  });
  const ofLast = (view: SavedView): MenuEntry[] => [
    ...(view.actions.includes('edit') && !last?.isShown
      ? [action('replace', t('menu.replace', { name: view.name }), () => void replace(view))]
      : []),
    ...(view.actions.includes('edit')
      ? [action('edit', t('menu.edit', { name: view.name }), () => ask({ to: 'edit', view }))]
      : []),
    ...(view.actions.includes('delete')
      ? [action('delete', t('menu.delete', { name: view.name }), () => ask({ to: 'delete', view }))]
      : []),
  ];
  const entries: MenuEntry[] = [
    action('save', t('menu.save'), () => ask({ to: 'save' })),
    ...(last ? ofLast(last.view) : []),
    ...group('own', linksOf(true)),
    ...group('others', linksOf(false)),
    ...(failure === undefined ? [] : group('failed', [action('retry', t('menu.retry'), () => void refetch())])),
  ];
  const isKnown = data !== undefined || failure !== undefined;
  // The actions depend on the current list, so every change of it creates new entries.
  const key = JSON.stringify([entries, query, data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries are made anew at every render, `key` says when they differ
  useEffect(() => {
    if (isKnown) onEntries(entries);
  }, [key, isKnown, onEntries]);

  const close = () => setDialog(null);
  return (
    <>
      <Typography variant="body2" role="status" sx={{ maxInlineSize: '24rem', '&:empty': { display: 'none' } }}>
        {done}
      </Typography>
      {replacement.problem && (
        <Typography
          variant="body2"
          role="alert"
          sx={{ maxInlineSize: '24rem', color: (theme) => theme.vars.palette.error.main }}
        >
          {sentenceOf(replacement.problem)}
        </Typography>
      )}
      {dialog?.to === 'delete' && (
        <DeleteView
          view={dialog.view}
          onClose={close}
          onDeleted={() => {
            close();
            setDone(t('done.deleted'));
          }}
        />
      )}
      {(dialog?.to === 'save' || dialog?.to === 'edit') && (
        <Suspense>
          <SaveView
            list={list}
            query={query}
            view={dialog.to === 'edit' ? dialog.view : null}
            onClose={close}
            onSaved={() => {
              close();
              setDone(t('done.saved'));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
