import { getAttention } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useRead } from '../api/use-read.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import { PanelNote } from '../pages/Panel.tsx';
import { AttentionEntries } from './AttentionEntries.tsx';
import { SHOWN, StripAhead, StripHead, StripSheet } from './strip-frame.tsx';
import { useRunningText } from './use-running-text.ts';

/** Fills the space of missing rows, so that the page below never moves. */
const Rest = styled(PanelNote)({
  '&[data-alone="false"]': { display: 'none', [tokens.media.table]: { display: 'block' } },
});

/** The first attention entries at the top of a page, with a link to all of them (DOM-30). */
export default function AttentionStrip() {
  const { t } = useTranslation('notification');
  const { data, failure, refetch } = useRead(getAttention, { query: { size: SHOWN } });
  const runningText = useRunningText();
  const id = useId();
  if (failure !== undefined && !data) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!data) return <StripAhead />;
  const title = t('attention.title');
  const some = data.items.length > 0;
  return (
    <StripSheet as="section" aria-labelledby={id}>
      <StripHead>
        <h2 id={id}>{title}</h2>
        {some && (
          <>
            <small>{runningText(data)}</small>
            <PageLink to="/order/attention">{t('attention.showAll')}</PageLink>
          </>
        )}
      </StripHead>
      {some && <AttentionEntries label={title} items={data.items} />}
      {data.items.length < SHOWN && (
        <Rest data-alone={!some}>{t(some ? 'attention.nothing.more' : 'attention.nothing.title')}</Rest>
      )}
    </StripSheet>
  );
}
