import { DataState } from '@hireyard/ui/components/DataState';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Read } from '../api/use-read.ts';
import { problemOf } from '../http/problem.ts';
import { Blocks } from '../pages/Blocks.tsx';
import { Failure } from '../pages/Failure.tsx';
import { Page } from '../pages/Page.tsx';
import { NO_TEXT } from '../pages/page-title.ts';
import { wholeNumbers } from '../pages/whole-numbers.tsx';
import { BackToList, BackToResource } from './WayBack.tsx';

const Facts = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Rows of facts or buttons on a phone before they are loaded. They wrap below the title, as wide as the loaded ones. */
const PhoneRows = styled('span')(({ theme }) => ({
  [tokens.media.belowNavigation]: {
    display: 'grid',
    gap: 8,
    inlineSize: '18rem',
    '& > *': { borderRadius: 6, backgroundColor: theme.vars.color.sunk },
  },
}));
const rowsAhead = (height: number, row: number) => (
  <PhoneRows aria-hidden="true" style={{ blockSize: height }}>
    {Array.from({ length: Math.round(height / row) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <span key={index}>{NO_TEXT}</span>
    ))}
  </PhoneRows>
);
/** Heights of a row with the gap below it. */
const FACT = 28;
const BUTTON = 48;

interface Way {
  readonly to: string;
  readonly label: string;
}

interface DetailPageProps<Answer> {
  /** The read of the resource. */
  read: Read<Answer>;
  /** The list of the resource, and the label of the link back to it. */
  back: Way;
  /** On a page below the resource's own, such as Edit: the link to the resource, while it exists. */
  resource?: Way;
  /** Title of the page. The title of the route shows until the resource is loaded. */
  title: (answer: Answer) => string;
  /** Facts below the title, status first. */
  subtitle?: (answer: Answer) => ReactNode;
  actions?: (answer: Answer) => ReactNode;
  /** Heights of the usual subtitle and actions on a phone, kept while the resource loads. */
  phoneRoom?: { readonly subtitle: number; readonly actions: number };
  /** Shown if the resource does not exist or belongs to another company. */
  gone: { readonly title: string; readonly text: string };
  /** Content of the page. Called with undefined while the resource loads, so that each part renders its skeleton. */
  children: (answer: Answer | undefined) => ReactNode;
}

const titled = (title: string, actions: ReactNode) => ({ title, heading: wholeNumbers(title), actions });

/** The page of one resource: heading, link back to its list, loading state and problems. */
export function DetailPage<Answer>(props: DetailPageProps<Answer>) {
  const { read, back, resource, title, subtitle, actions, phoneRoom, gone, children } = props;
  const { currentData: answer, failure, refetch } = read;
  const problem = failure === undefined ? null : problemOf(failure);
  const isGone = problem?.status === 404;
  const isLoading = answer === undefined && problem === null;
  const room = isLoading ? phoneRoom : undefined;
  const noFacts = room ? rowsAhead(room.subtitle, FACT) : NO_TEXT;
  return (
    <Page
      eyebrow={
        resource && !isGone ? (
          <BackToResource to={resource.to}>{resource.label}</BackToResource>
        ) : (
          <BackToList to={back.to}>{back.label}</BackToList>
        )
      }
      {...(room && room.actions > 0 && { actions: rowsAhead(room.actions, BUTTON) })}
      {...(answer !== undefined && titled(title(answer), actions?.(answer)))}
      {...(subtitle && { subtitle: answer === undefined ? noFacts : <Facts>{subtitle(answer)}</Facts> })}
    >
      {isGone && <DataState status="empty" {...gone} />}
      {problem !== null && !isGone && <Failure problem={problem} onRetry={refetch} />}
      {problem === null && <Blocks>{children(answer)}</Blocks>}
    </Page>
  );
}
