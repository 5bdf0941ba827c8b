import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Asks before a list is left while its file is made; the question goes once the file is there. */
export default function ExportGuard() {
  const { t } = useTranslation('lists');
  return (
    <LeaveQuestion
      guard={useUnsavedGuard(true)}
      texts={{
        title: t('export.leaving.title'),
        text: t('export.leaving.text'),
        leave: t('export.leaving.leave'),
        stay: t('export.leaving.stay'),
      }}
    />
  );
}
