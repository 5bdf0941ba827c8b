import type { Issue } from '@hireyard/contract';
import { useMemo } from 'react';
import type { HttpProblem } from '../http/problem.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type IssueKey, issueKey } from './issue.ts';

/** Problem types of a gateway's own answers, which have only a status. */
const BY_STATUS = {
  413: 'too-large',
  429: 'too-many-requests',
  500: 'internal',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
} as const;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A limit is sent as a number or as a decimal. */
const toNumber = (limit: unknown): unknown =>
  typeof limit === 'string' && DECIMAL.test(limit) ? Number(limit) : limit;

/** A year has no group separator. */
const isYear = (at: string): boolean => /\byear$/.test(at);

/** Returns sentences for problems and issues in the user's language, never codes (domain.md «HTTP API»). */
export function useSentences() {
  const { t } = useTranslation('problems');
  const format = useFormat();
  return useMemo(() => {
    const problem = ({ type, status, retryAfter = 60 }: HttpProblem) => {
      const key = type === 'unknown' ? (BY_STATUS[status as keyof typeof BY_STATUS] ?? type) : type;
      return t(`problem.${key}`, { count: Math.ceil(retryAfter / 60) });
    };
    return {
      problem,
      /** Says of a form that was not saved whether it is sent later. */
      unsaved: (refused: HttpProblem) =>
        refused.type === 'network' ? `${problem(refused)} ${t('resend')}` : problem(refused),
      /** `at` says where the value is: a path in a form, a JSON pointer or a column. */
      issue: (issue: Issue, invalidAs: IssueKey = 'invalid', at = '') => {
        const { min = 0, max = 0, date, count, ...params } = issue.params ?? {};
        const shown = (value: unknown) =>
          typeof value === 'number'
            ? format.number(value, { maximumFractionDigits: 10, useGrouping: isYear(at) ? false : 'auto' })
            : value;
        const day = date && format.date(`${date}`);
        // A missing choice gets the message for a choice, not for an empty field.
        const key = issue.code === 'required' && /^choice/.test(invalidAs) ? invalidAs : issueKey(issue);
        // Falls back to a general sentence, because a code is never shown.
        return t(`issue.${key}` as 'issue.required', {
          defaultValue: t(`issue.${invalidAs}` as 'issue.invalid'),
          minimum: shown(toNumber(min)),
          maximum: shown(toNumber(max)),
          day,
          // Selects the plural form, so it stays a number.
          count,
          ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])),
        });
      },
    };
  }, [t, format]);
}
