import { useMemo } from 'react';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type Issue, type IssueKey, issueKey } from './issue.ts';

/** Messages for problems and refused values in the user's language, never codes (domain.md «HTTP API»). */
export function useSentences() {
  const { t } = useTranslation('problems');
  return useMemo(
    () => ({
      problem: ({ type }: HttpProblem) => t(`problem.${type}`),
      issue: (issue: Issue, invalidAs: IssueKey = 'invalid') => {
        // The schemas and the server name the same bounds differently.
        const { min = 0, max = 0, minimum = min, maximum = max } = issue.params ?? {};
        const key = issueKey(issue);
        return t(`issue.${key === 'invalid' ? invalidAs : key}`, { minimum, maximum });
      },
    }),
    [t],
  );
}
