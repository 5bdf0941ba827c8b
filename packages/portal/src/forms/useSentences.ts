import { useMemo } from 'react';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { type Issue, issueKey } from './issue.ts';

/** Says problems and refused values as sentences in the user's language, never as codes (domain.md «HTTP API»). */
export function useSentences() {
  const { t } = useTranslation('problems');
  return useMemo(
    () => ({
      problem: ({ type }: HttpProblem) => t(`problem.${type}`),
      issue: (issue: Issue) => {
        const { minimum = 0, maximum = 0 } = issue.params ?? {};
        return t(`issue.${issueKey(issue)}`, { minimum, maximum });
      },
    }),
    [t],
  );
}
