import { getWhatsNew, type Language } from '@hireyard/contract';
import { WhatsNewPage as Releases } from '@hireyard/ui/components/WhatsNewPage';
import { useEffect, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle, usePageTitle } from '../../../pages/page-title.ts';
import { usePageHeading } from '../../../pages/use-page-heading.ts';
import { selectUserId } from '../../../session/user.ts';
import { isUnread, lastReadRelease, rememberRelease } from '../../../storage/read-releases.ts';
import { useAppSelector } from '../../../store/hooks.ts';

/** Releases of the portal. Unread ones stay marked until the next visit. */
export default function WhatsNewPage() {
  const { i18n } = useTranslation();
  const title = usePageTitle();
  useDocumentTitle(title);
  const heading = usePageHeading(title);
  const userId = useAppSelector(selectUserId) ?? '';
  const { currentData, failure, refetch } = useRead(getWhatsNew, { query: { lang: i18n.language as Language } });
  // Captured on arrival, so that the marks stay while the user reads.
  const [visit] = useState(() => ({ lastRead: lastReadRelease(userId), now: new Date() }));
  const latest = currentData?.releases[0]?.id;
  useEffect(() => {
    if (latest !== undefined) rememberRelease(userId, latest);
  }, [userId, latest]);

  const problem = failure === undefined ? null : problemOf(failure);
  return (
    <Releases
      headingRef={heading}
      labels={{ title }}
      releases={currentData?.releases.map((release) => ({
        ...release,
        unread: isUnread(release, visit.lastRead, visit.now),
        changes: release.changes.map((change) => ({ ...change, id: change.text })),
      }))}
      {...(problem && {
        failure: {
          status: problem.type === 'network' ? 'offline' : 'error',
          ...(problem.traceId !== null && { reference: problem.traceId }),
          onRetry: refetch,
        },
      })}
    />
  );
}
