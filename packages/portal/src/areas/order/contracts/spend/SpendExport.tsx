import { EXPORT_FORMATS, type ExportFormat, exportSpend, MAX_SPEND_ROWS } from '@hireyard/contract';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useSentences } from '../../../../forms/use-sentences.ts';
import type { HttpProblem } from '../../../../http/problem.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { loadChunk } from '../../../../pages/load-chunk.ts';
import { selectLanguage } from '../../../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks.ts';
import type { SpendUrl } from './use-spend.ts';

const Outcome = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxInlineSize: '24rem',
  '&:empty': { display: 'none' },
  '&[role="alert"]': { color: theme.vars.palette.error.main },
}));

/** All of the period as a file: a row for each month, project, cost code and product group. */
export default function SpendExport({ url }: { url: SpendUrl }) {
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
    const { from, till, project } = url.query as { from?: string; till?: string; project: readonly string[] };
    const query = { from, till, project, format, lang: lang ?? undefined };
    const file = { base: exportSpend.base, path: exportSpend.path, query };
    // With the menu of the list, where it is: a chunk of its own would make that one larger.
    const { saveExport } = await loadChunk(() => import('../../../../lists/ListMenu.tsx'));
    const problem = await dispatch(saveExport(file, { signal: controller.signal, onShare: () => undefined }));
    if (!controller.signal.aborted) setState(problem ?? 'saved');
  };
  const failed = state !== null && typeof state === 'object' ? state : null;
  const isTooLong = failed?.errors?.some(({ code }) => code === 'too-many-rows') ?? false;
  return (
    <>
      <Outcome role="status">
        {state === 'running' && t('export.running')}
        {state === 'saved' && t('export.saved')}
      </Outcome>
      {failed && (
        <Outcome role="alert">{isTooLong ? t('export.tooMany', { max: MAX_SPEND_ROWS }) : sentenceOf(failed)}</Outcome>
      )}
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
