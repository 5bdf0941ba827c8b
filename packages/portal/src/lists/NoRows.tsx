import type { List } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { NothingFoundDrawing } from '@hireyard/ui/drawings';
import Button from '@mui/material/Button';
import { useTranslation } from '../i18n/use-translation.ts';
import { isNarrowed } from './list-state.ts';
import type { ListTexts } from './list-texts.ts';
import type { ListControls } from './use-list-state.ts';

/** An empty list, or one without rows for these filters. */
export default function NoRows({ list, controls, texts }: { list: List; controls: ListControls; texts: ListTexts }) {
  const { t } = useTranslation('common');
  if (!isNarrowed(list, controls.state)) return <DataState status="empty" {...texts.empty} />;
  return (
    <DataState
      status="empty"
      drawing={<NothingFoundDrawing />}
      title={t('list.noMatch.title')}
      text={t('list.noMatch.text')}
      action={
        <Button variant="outlined" onClick={controls.clear}>
          {t('list.noMatch.clear')}
        </Button>
      }
    />
  );
}
