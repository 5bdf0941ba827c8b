import { MenuButton, type MenuEntry } from '@hireyard/ui/components/MenuButton';
import { Suspense, useState } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import type { ListEndpoints } from './ListView.tsx';

const SavedViews = lazyPart(() => withTexts(import('./SavedViews.tsx'), 'views'));

/** The views of a list, which nobody waits for who opens none: asked for once the button is about to be used. */
export function ViewsMenu({ endpoints }: { endpoints: ListEndpoints }) {
  const { t } = useTranslation('lists');
  const [isWanted, setWanted] = useState(false);
  const [entries, setEntries] = useState<readonly MenuEntry[]>();
  const want = () => setWanted(true);
  // Keeps its place, and so the focus, when the first entry takes it.
  const waiting: MenuEntry = { kind: 'action', id: 'save', label: t('views.waiting'), disabled: true, onSelect: want };
  return (
    <>
      {/* Before the button, which so stays where it is. */}
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
