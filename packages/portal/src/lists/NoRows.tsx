import type { List } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { isNarrowed } from './list-state.ts';
import type { ListTexts } from './list-texts.ts';
import type { ListControls } from './use-list-state.ts';

/** Loads with the drawings of the other states. If it fails to load, it is left out, because it is decoration. */
const NothingFound = lazy(async () => ({
  default: await import('@hireyard/ui/drawings').then(
    ({ NothingFoundDrawing }) => NothingFoundDrawing,
    () => () => null,
  ),
}));

/** An empty list, or one without rows for these filters. */
export default function NoRows({ list, controls, texts }: { list: List; controls: ListControls; texts: ListTexts }) {
  const { t } = useTranslation('common');
  if (!isNarrowed(list, controls.state)) return <DataState status="empty" {...texts.empty} />;
  return (
    <DataState
      status="empty"
      drawing={<NothingFound />}
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
