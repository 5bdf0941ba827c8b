import { useSentences } from '../forms/use-sentences.ts';
import { isHttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { QueuedWrite } from '../storage/device-database.ts';

export const issuesOf = (problem: unknown) => (isHttpProblem(problem) ? (problem.errors ?? []) : []);

/** Returns sentences that explain why a write is no longer sent automatically. */
export function useParkedReason() {
  const { t } = useTranslation('outbox');
  const say = useSentences();
  const refusal = (problem: unknown, label: string): string => {
    if (!isHttpProblem(problem)) return t('parked.refused', { label });
    const issues = issuesOf(problem).map((issue) => say.issue(issue, 'invalid', issue.pointer));
    return issues.length > 0 ? [...new Set(issues)].join(' ') : say.problem(problem);
  };
  return ({ parked, label, firstAttemptAt }: QueuedWrite): string | null => {
    if (!parked) return null;
    if (parked.because !== 'refused') return t(`parked.${parked.because}`, { label });
    const why = refusal(parked.problem, label);
    return firstAttemptAt === null ? why : `${why} ${t('parked.maybe')}`;
  };
}
