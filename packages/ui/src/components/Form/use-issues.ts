'use client';

import { type FocusEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldIssue, ReportIssue } from '../../internal/form-issues.ts';

const inOrder = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/**
 * What is wrong with the fields of a form, in their order. After a submit the issues that come, now or with the server's
 * answer, get the focus, until the reader types or goes elsewhere. While a button is pressed, the focus stays in the field.
 */
export function useIssues(target: 'summary' | 'field') {
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [submits, setSubmits] = useState(0);
  const [isShown, setShown] = useState(false);
  const isMounted = useRef(false);
  const isSubmitted = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const report: ReportIssue = useCallback((issue) => {
    // What a page from a server comes with is shown at once; what is found while typing, only after a submit.
    if (!isMounted.current) setShown(true);
    setIssues((known) => inOrder([...known, issue]));
    return () => setIssues((known) => known.filter((other) => other !== issue));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a submit may be refused for the same issues again
  useLayoutEffect(() => {
    const [first] = issues;
    if (!first || !isSubmitted.current) return;
    const element = target === 'summary' ? summary.current : document.getElementById(first.id);
    element?.focus();
  }, [issues, submits, target]);

  const goOn = () => {
    isSubmitted.current = false;
  };
  useLayoutEffect(() => {
    isMounted.current = true;
  }, []);

  return {
    issues,
    isShown,
    report,
    summary,
    onSubmitted: () => {
      isSubmitted.current = true;
      setShown(true);
      setSubmits((count) => count + 1);
    },
    listeners: {
      onInput: goOn,
      // A field shows its error once it is left, which would move a button from under the pointer: the press would be lost.
      onMouseDown: (event: MouseEvent) => {
        if ((event.target as Element).closest('button')) event.preventDefault();
      },
      onFocus: ({ target: reached }: FocusEvent) => {
        if (reached !== summary.current) goOn();
      },
    },
  };
}
