import type { RunState } from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { useTranslation } from '../i18n/use-translation.ts';

const TONES: Readonly<Record<RunState, Tone>> = {
  open: 'neutral',
  trying: 'info',
  tried: 'warning',
  importing: 'info',
  done: 'success',
  stopped: 'error',
};

/** State of a run of imports. */
export function RunStateChip({ state }: { state: RunState }) {
  const { t } = useTranslation('deskImports');
  return <StatusChip tone={TONES[state]}>{t(`states.${state}`)}</StatusChip>;
}
