import { DataState } from '@hireyard/ui/components/DataState';
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

interface Way {
  readonly to: string;
  readonly label: string;
}

interface DetailPageProps<Answer> {
  /** The resource, as `useRead` has it. */
  read: Read<Answer>;
  /** The list that it stands in, and what the way back is called. */
  back: Way;
  /** On a page below the resource's own, such as Edit: the way to that one, as long as the resource is there. */
  resource?: Way;
  /** The page's title once the resource is known; the route's own stands until then. */
  title: (answer: Answer) => string;
  /** What is said of it below its title, beside each other: its state first. */
  subtitle?: (answer: Answer) => ReactNode;
  actions?: (answer: Answer) => ReactNode;
  /** Says that there is no such resource, or that it is another company's. */
  gone: { readonly title: string; readonly text: string };
  /** The parts of the page; undefined while the resource loads, so that each keeps its shape. */
  children: (answer: Answer | undefined) => ReactNode;
}

const titled = (title: string, actions: ReactNode) => ({ title, heading: wholeNumbers(title), actions });

/** One resource: its heading, the way back to its list, and what to show while it loads or where it cannot be. */
export function DetailPage<Answer>(props: DetailPageProps<Answer>) {
  const { read, back, resource, title, subtitle, actions, gone, children } = props;
  const { currentData: answer, failure, refetch } = read;
  const problem = failure === undefined ? null : problemOf(failure);
  const isGone = problem?.status === 404;
  return (
    <Page
      eyebrow={
        resource && !isGone ? (
          <BackToResource to={resource.to}>{resource.label}</BackToResource>
        ) : (
          <BackToList to={back.to}>{back.label}</BackToList>
        )
      }
      {...(answer !== undefined && titled(title(answer), actions?.(answer)))}
      {...(subtitle && { subtitle: answer === undefined ? NO_TEXT : <Facts>{subtitle(answer)}</Facts> })}
    >
      {isGone && <DataState status="empty" {...gone} />}
      {problem !== null && !isGone && <Failure problem={problem} onRetry={refetch} />}
      {problem === null && <Blocks>{children(answer)}</Blocks>}
    </Page>
  );
}
