import type { ImportKind } from '@hireyard/contract/backoffice';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Returns the names of kinds. */
export function useKindsText(): (kinds: readonly ImportKind[]) => string {
  const { t } = useTranslation('deskImports');
  return useMemo(() => (kinds) => kinds.map((kind) => t(`kinds.${kind}`)).join(', '), [t]);
}
