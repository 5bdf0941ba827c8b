import { type ClientRequest, getRequest } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Activity } from '../../activity/Activity.tsx';
import { useRead } from '../../api/use-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { ColumnsAndLast } from '../../pages/Columns.tsx';
import { RequestStatusChip } from '../../rental/RequestStatusChip.tsx';
import { Conversation } from './Conversation.tsx';
import { faultsOf, isAnswering, type LineAnswers } from './line-answers.ts';
import { RequestAbout } from './RequestAbout.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestLines } from './RequestLines.tsx';
import { RequestPath } from './RequestPath.tsx';

const NO_ANSWERS: LineAnswers = {};

function RequestParts({ request }: { request: ClientRequest }) {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [isChecked, setChecked] = useState(false);
  const [asksBack, setAsksBack] = useState(false);
  const field = useRef<{ readonly focus: () => void }>(null);
  const { lines } = request;
  const answering = isAnswering(request);
  const faults = faultsOf(lines, answers);
  const check = () => {
    setChecked(true);
    return Object.keys(faults).length > 0;
  };
  return (
    <ColumnsAndLast>
      <Blocks>
        <RequestPath request={request} />
        {lines.length > 0 && (
          <RequestLines
            request={request}
            answers={answering ? answers : null}
            faults={isChecked && answering ? faults : {}}
            onAnswer={(lineId, answer) => setAnswers((before) => ({ ...before, [lineId]: answer }))}
          />
        )}
        <RequestAbout request={request} />
        <RequestFacts request={request} />
      </Blocks>
      <Blocks>
        <RequestActions
          request={request}
          answers={answers}
          onCheck={check}
          onAskBack={() => {
            setAsksBack(true);
            field.current?.focus();
          }}
        />
        <Conversation
          request={request}
          field={field}
          asksBack={asksBack && request.actions.includes('askBack')}
          onSent={() => setAsksBack(false)}
        />
      </Blocks>
      <Activity resource="request" id={request.id} />
    </ColumnsAndLast>
  );
}

/** One request: status, lines with their answers, and comments. */
export default function RequestPage() {
  const { t } = useTranslation('request');
  const { id = '' } = useParams();
  return (
    <DetailPage
      read={useRead(getRequest, { params: { id } })}
      back={{ to: '/request/requests', label: t('back') }}
      title={({ title }) => title}
      subtitle={({ status, number, kind, project }) => (
        <>
          <RequestStatusChip status={status} />
          <span>{[number, t(`kind.${kind}`), project?.name].filter(Boolean).join(' · ')}</span>
        </>
      )}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(request) =>
        request ? <RequestParts key={request.id} request={request} /> : <Skeleton variant="rounded" height={420} />
      }
    </DetailPage>
  );
}
