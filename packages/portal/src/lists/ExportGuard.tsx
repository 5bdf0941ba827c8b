import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Asks before a list is left while its file is made; the question goes once the file is there. */
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
