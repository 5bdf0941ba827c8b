import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Asks before the user leaves a list while its file is created. The question closes when the file is complete. */
export default function ExportGuard() {
  const { t } = useTranslation('drafts');
  return (
    <LeaveQuestion
      guard={useUnsavedGuard(true)}
      texts={{
        title: t('leavingFile.title'),
        text: t('leavingFile.text'),
        leave: t('leavingFile.leave'),
        stay: t('leavingFile.stay'),
      }}
    />
  );
}
