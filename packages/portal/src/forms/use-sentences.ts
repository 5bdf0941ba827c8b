import type { Issue } from '@hireyard/contract';
import { useMemo } from 'react';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type IssueKey, issueKey } from './issue.ts';

/** Messages for problems and refused values in the user's language, never codes (domain.md «HTTP API»). */
export function useSentences() {
  const { t } = useTranslation('problems');
  return useMemo(
    () => ({
      // A gateway's own page has no type; what it means is in the status.
      problem: ({ type, status }: HttpProblem) => t(`problem.${status === 504 ? 'timeout' : type}`),
      issue: (issue: Issue, invalidAs: IssueKey = 'invalid') => {
        const { min = 0, max = 0, days = 0 } = issue.params ?? {};
        const key = issueKey(issue);
        return t(`issue.${key === 'invalid' ? invalidAs : key}`, { minimum: min, maximum: max, days });
      },
    }),
    [t],
  );
}
