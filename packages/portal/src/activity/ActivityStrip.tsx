import { listActivity, MAX_PAGE_SIZE, type Resource } from '@hireyard/contract';
import { EventTimeline } from '@hireyard/ui/components/EventTimeline';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { problemOf } from '../http/problem.ts';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { PanelHead } from '../pages/Panel.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { useActivityTexts } from './use-activity-texts.ts';

const FIRST = 5;

const Events = styled(EventTimeline)({ padding: 14 });

export interface ActivityProps {
  resource: Resource;
  id: string;
}

/** The activity of one resource, newest first (DOM-19). Renders nothing while there is none. */
export default function ActivityStrip({ resource, id }: ActivityProps) {
  const { t } = useTranslation('activity');
  const texts = useActivityTexts();
  const [size, setSize] = useState(FIRST);
  const query = { resource: [resource], id: [id], size };
  const { data, failure, isFetching, refetch } = useRead(listActivity, { query });
  const today = useToday();
  if (data?.items.length === 0) return null;
  return (
    <Sheet>
      <PanelHead>
        <h2>{t('strip')}</h2>
      </PanelHead>
      {failure === undefined ? (
        <Events
          label={t('strip')}
          events={data?.items.map((one) => ({
            id: one.id,
            at: one.at,
            actor: texts.actorOf(one),
            title: texts.done(one),
          }))}
          today={today}
          loadingEarlier={isFetching}
          {...(data?.hasMore &&
            size < MAX_PAGE_SIZE && { onShowEarlier: () => setSize(Math.min(size * 6, MAX_PAGE_SIZE)) })}
        />
      ) : (
        <Failure problem={problemOf(failure)} onRetry={refetch} />
      )}
    </Sheet>
  );
}
