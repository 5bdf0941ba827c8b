import type { ResponseOf } from '@hireyard/contract';
import { IMPORT_KINDS } from '@hireyard/contract/backoffice';
import {
  type DeskImportFile,
  type getDeskImport,
  getDeskImportTemplate,
  getDeskRejectedRows,
  MAX_RUN_ROWS,
} from '@hireyard/contract/desk';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { requestOf } from '../http/call.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { useRefusedRows } from './use-refused-rows.ts';
import { useSaveRunFile } from './use-save-run-file.ts';

type Run = ResponseOf<typeof getDeskImport>;

/** The files of a run, each with what came of it. */
export function ImportFiles({ run: { id, files } }: { run: Run }) {
  const { t } = useTranslation('deskImports');
  const { save, refused } = useSaveRunFile();
  const inLanguage = useRefusedRows();
  const textsOf = useReportTexts();
  // Once the sheets of a workbook are known, they stand for it.
  const shown = files.filter((file) => !files.some(({ sheetOf }) => sheetOf === file.id));
  return (
    <Panel title={t('files')} count={shown.length}>
      {refused && <Alert severity="error">{refused}</Alert>}
      <PanelRows>
        {shown.map((file) => (
          <li key={file.id}>
            <span>
              <strong>{file.name}</strong>
              {textsOf(file).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </span>
            {file.hasRejected && (
              <Button
                variant="outlined"
                aria-label={`${t('saveRefused')}: ${file.name}`}
                onClick={() =>
                  void save(
                    `${file.kind}.csv`,
                    requestOf(getDeskRejectedRows, { params: { id, fileId: file.id } }),
                    inLanguage,
                  )
                }
              >
                {t('saveRefused')}
              </Button>
            )}
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}

/** Returns what came of a file, in sentences. */
function useReportTexts(): (file: DeskImportFile) => string[] {
  const { t } = useTranslation('deskImports');
  const format = useFormat();
  return ({ kind, report }) => {
    if (!report) return kind === null ? [] : [t(`kinds.${kind}`)];
    const { fault, encoding, isEncodingSure, ignored } = report;
    if (fault) return [t(`faults.${fault.code}`, { columns: format.list(fault.missing), maximum: MAX_RUN_ROWS })];
    return [
      t('sums', { ...report }),
      ...(isEncodingSure || encoding === null ? [] : [t('guess', { encoding })]),
      ...(ignored.length === 0 ? [] : [t('ignored', { columns: format.list(ignored) })]),
    ];
  };
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '0 14px 14px' });

/** Empty files of every kind. */
export function ImportTemplates() {
  const { t } = useTranslation('deskImports');
  const { save, refused } = useSaveRunFile();
  const names = [...IMPORT_KINDS, 'columns' as const];
  return (
    <Panel title={t('templates')}>
      <PanelNote>{t('templatesText')}</PanelNote>
      {refused && <Alert severity="error">{refused}</Alert>}
      <Buttons>
        {names.map((name) => {
          const file = `${name}.${name === 'columns' ? 'txt' : 'csv'}`;
          return (
            <Button
              key={name}
              variant="text"
              onClick={() => void save(file, requestOf(getDeskImportTemplate, { query: { name } }))}
            >
              {file}
            </Button>
          );
        })}
      </Buttons>
    </Panel>
  );
}
