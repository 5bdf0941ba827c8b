import { type Endpoint, EXPORT_FORMATS, type ExportFormat } from '@hireyard/contract';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { loadChunk } from '../pages/load-chunk.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { Outcome } from './Outcome.ts';
import { useFileToast } from './use-file-toast.ts';

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
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const today = useToday();
  const [isRunning, setRunning] = useState(false);
  const tell = useFileToast(max);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    const file = { base, path, query: { ...query, format, lang: lang ?? undefined } };
    // Shares the chunk of the list menu, because a separate chunk would make both larger.
    const { saveExport } = await loadChunk(() => import('./ListMenu.tsx'));
    const problem = await dispatch(saveExport(file, { signal: controller.signal, today, onShare: () => undefined }));
    if (controller.signal.aborted) return;
    setRunning(false);
    tell(problem ?? 'saved');
  };
  return (
    <>
      <Outcome role="status">{isRunning && t('export.running')}</Outcome>
      <MenuButton
        label={t('export.action')}
        align="end"
        entries={EXPORT_FORMATS.map((one) => ({
          kind: 'action',
          id: one,
          label: t(`export.${one}`),
          onSelect: () => void save(one),
          ...(isRunning && { disabled: true, reason: t('export.running') }),
        }))}
      />
    </>
  );
}
