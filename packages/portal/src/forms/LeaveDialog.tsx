import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { useTranslation } from '../i18n/use-translation.ts';
import type { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface LeaveTexts extends Readonly<Record<'title' | 'text' | 'leave', string>> {
  /** Label of the button that stays; "go on editing" by default. */
  readonly stay?: string;
}

export interface LeaveProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  /** Texts for a form that would lose more than its changes. */
  texts?: LeaveTexts | undefined;
}

/** Asks for confirmation before unsaved changes are lost. */
export default function LeaveDialog({ guard, texts }: LeaveProps) {
  const { t } = useTranslation('drafts');
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={texts?.title ?? t('leaving.title')}
      confirmLabel={texts?.leave ?? t('leaving.leave')}
      labels={{ cancel: texts?.stay ?? t('leaving.stay') }}
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {texts?.text ?? t('leaving.text')}
    </ConfirmDialog>
  );
}
