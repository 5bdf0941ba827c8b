import { getAttention } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useRead } from '../api/use-read.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import { Panel, PanelNote } from '../pages/Panel.tsx';
import { AttentionEntries } from './AttentionEntries.tsx';
import { useRunningText } from './use-running-text.ts';

/** Number of entries on a desktop. A phone shows only the first, above the list. */
const SHOWN = 3;

const First = styled('div')({
  '& li:nth-of-type(n+2)': { display: 'none' },
  [tokens.media.table]: { '& li:nth-of-type(n+2)': { display: 'grid' } },
});

/** Fills the space of missing rows, so that the page below never moves. */
const Rest = styled(PanelNote)({
  '&[data-alone="false"]': { display: 'none', [tokens.media.table]: { display: 'block' } },
});

/** The first attention entries at the top of a page, with a link to all of them (DOM-30). */
export default function AttentionStrip() {
  const { t } = useTranslation('notification');
  const { data, failure, refetch } = useRead(getAttention, { query: { size: SHOWN } });
  const runningText = useRunningText();
  if (failure !== undefined && !data) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!data) return null;
  const title = t('attention.title');
  const some = data.items.length > 0;
  return (
    <Panel
      title={title}
      count={some ? runningText(data) : undefined}
      link={some && <PageLink to="/order/attention">{t('attention.showAll')}</PageLink>}
    >
      {some && (
        <First>
          <AttentionEntries label={title} items={data.items} />
        </First>
      )}
      {data.items.length < SHOWN && (
        <Rest data-alone={!some}>{t(some ? 'attention.nothing.more' : 'attention.nothing.title')}</Rest>
      )}
    </Panel>
  );
}
