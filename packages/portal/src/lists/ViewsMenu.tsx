import { MenuButton, type MenuEntry } from '@hireyard/ui/components/MenuButton';
import { Suspense, useState } from 'react';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';

const SavedViews = lazyPart(() => withTexts(import('./SavedViews.tsx'), 'views'));

/** The saved views of a list. Lazy: loaded when the button is hovered or focused. */
export function ViewsMenu({ endpoints }: { endpoints: ListEndpoints }) {
  const { t } = useTranslation('lists');
  const [isWanted, setWanted] = useState(false);
  const [entries, setEntries] = useState<readonly MenuEntry[]>();
  const want = () => setWanted(true);
  // The same id as the first entry that replaces it, so that the focus stays.
  const waiting: MenuEntry = { kind: 'action', id: 'save', label: t('views.waiting'), disabled: true, onSelect: want };
  return (
    <>
      {/* Rendered before the button, so that the button does not move. */}
      {isWanted && (
        <Suspense>
          <SavedViews endpoint={endpoints.page} onEntries={setEntries} />
        </Suspense>
      )}
      <MenuButton
        label={t('views.label')}
        align="end"
        entries={entries ?? [waiting]}
        onPointerEnter={want}
        onFocus={want}
      />
    </>
  );
}
