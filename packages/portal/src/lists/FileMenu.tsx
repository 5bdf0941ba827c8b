import { type Endpoint, EXPORT_FORMATS, type ExportFormat } from '@hireyard/contract';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { useEffect, useRef, useState } from 'react';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { loadChunk } from '../pages/load-chunk.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { Outcome } from './Outcome.ts';

interface FileMenuProps {
  /** The endpoint of the file. */
  file: Endpoint;
  query: object;
  /** Maximum number of rows in a file. */
  max: number;
}

/** Exports the data of a summary page, in a format of the user's choice. */
export default function FileMenu({ file: { base, path }, query, max }: FileMenuProps) {
  const { t } = useTranslation('lists');
  const { problem: sentenceOf } = useSentences();
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const [state, setState] = useState<'running' | 'saved' | HttpProblem | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    const file = { base, path, query: { ...query, format, lang: lang ?? undefined } };
    // Shares the chunk of the list menu, because a separate chunk would make both larger.
    const { saveExport } = await loadChunk(() => import('./ListMenu.tsx'));
    const problem = await dispatch(saveExport(file, { signal: controller.signal, onShare: () => undefined }));
    if (!controller.signal.aborted) setState(problem ?? 'saved');
  };
  const failed = state !== null && typeof state === 'object' ? state : null;
  const isTooLong = failed?.errors?.some(({ code }) => code === 'too-many-rows') ?? false;
  return (
    <>
      <Outcome role="status">{(state === 'running' || state === 'saved') && t(`export.${state}`)}</Outcome>
      {failed && <Outcome role="alert">{isTooLong ? t('export.tooMany', { max }) : sentenceOf(failed)}</Outcome>}
      <MenuButton
        label={t('export.action')}
        align="end"
        entries={EXPORT_FORMATS.map((one) => ({
          kind: 'action',
          id: one,
          label: t(`export.${one}`),
          onSelect: () => void save(one),
          ...(state === 'running' && { disabled: true, reason: t('export.running') }),
        }))}
      />
    </>
  );
}
