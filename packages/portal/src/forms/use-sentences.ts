import type { Issue } from '@hireyard/contract';
import { useMemo } from 'react';
import type { HttpProblem } from '../http/problem.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type IssueKey, issueKey } from './issue.ts';

/** Messages for problems and refused values in the user's language, never codes (domain.md «HTTP API»). */
export function useSentences() {
  const { t } = useTranslation('problems');
  const format = useFormat();
  return useMemo(
    () => ({
      // A gateway's own page has no type; what it means is in the status.
      problem: ({ type, status }: HttpProblem) => t(`problem.${status === 504 ? 'timeout' : type}`),
      issue: (issue: Issue, invalidAs: IssueKey = 'invalid') => {
        const { min = 0, max = 0, date, ...params } = issue.params ?? {};
        const day = date && format.date(`${date}`);
        // A code is never shown. Which values a sentence quotes follows from its reason.
        return t(`issue.${issueKey(issue)}` as 'issue.required', {
          defaultValue: t(`issue.${invalidAs}` as 'issue.invalid'),
          minimum: min,
          maximum: max,
          day,
          ...params,
        });
      },
    }),
    [t, format],
  );
}
