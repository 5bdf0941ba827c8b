import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { useTranslation } from '../i18n/use-translation.ts';
import type { useUnsavedGuard } from './use-unsaved-guard.ts';

/** The question before something that was typed is left. */
export default function LeaveDialog({ guard }: { guard: ReturnType<typeof useUnsavedGuard> }) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t('form.unsaved.title')}
      confirmLabel={t('form.unsaved.leave')}
      labels={{ cancel: t('form.unsaved.stay') }}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {t('form.unsaved.text')}
    </ConfirmDialog>
  );
}
