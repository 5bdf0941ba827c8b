import type { ResponseOf } from '@hireyard/contract';
import {
  type DeskRefusal,
  type getDeskImport,
  getDeskImportRefusals,
  MAX_KEPT_REFUSALS,
  REFUSALS_PAGE,
} from '@hireyard/contract/desk';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { problemOf } from '../http/problem.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { useReasonText } from './use-reason-text.ts';

type Run = ResponseOf<typeof getDeskImport>;

/** Rows that an import has refused, or that could not be taken back, a hundred after the other. */
export function ImportRefusals({ run: { id, undo, changedAt, ...run }, of }: { run: Run; of: 'import' | 'undo' }) {
  const refused = of === 'undo' ? (undo?.refused ?? 0) : run.refused;
  const { t } = useTranslation('deskImports');
  const format = useFormat();
  // A run that is tried again begins with its first rows.
  const [shown, setShown] = useState({ changedAt, pages: 1 });
  const pages = shown.changedAt === changedAt ? shown.pages : 1;
  return (
    <Panel title={t(of === 'undo' ? 'undo.stays' : 'refusedRows')} count={format.number(refused)}>
      <PanelRows>
        {Array.from({ length: pages }, (_, page) => page * REFUSALS_PAGE).map((after) => (
          <RefusedRows
            key={after}
            id={id}
            after={after}
            of={of}
            onMore={after === (pages - 1) * REFUSALS_PAGE ? () => setShown({ changedAt, pages: pages + 1 }) : null}
          />
        ))}
      </PanelRows>
      {refused > MAX_KEPT_REFUSALS && <PanelNote>{t('onlyFirst', { rows: MAX_KEPT_REFUSALS })}</PanelNote>}
    </Panel>
  );
}

interface RefusedRowsProps {
  id: string;
  after: number;
  of: 'import' | 'undo';
  onMore: (() => void) | null;
}

/** One answer of refused rows. `onMore` is null where the next one is shown already. */
function RefusedRows({ id, after, of, onMore }: RefusedRowsProps) {
  const { t } = useTranslation('deskImports');
  const reasonText = useReasonText();
  const { currentData, failure, refetch } = useRead(getDeskImportRefusals, { params: { id }, query: { after, of } });
  if (failure !== undefined)
    return (
      <li>
        <Failure problem={problemOf(failure)} onRetry={() => void refetch()} />
      </li>
    );
  return (
    <>
      {currentData?.items.map((row) => (
        <li key={row.position}>
          <span>
            <strong>{placeOf(row, t)}</strong>
            {row.reasons.map((reason) => (
              <div key={`${reason.column} ${reason.code} ${reason.cell}`}>{reasonText(reason)}</div>
            ))}
          </span>
        </li>
      ))}
      {currentData?.hasMore && onMore && (
        <li>
          <Button variant="text" onClick={onMore}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  );
}

/** Names a row as its file numbers it, and by the id of the company. A row of the API has the id alone. */
function placeOf(
  { file, kind, lines, externalId }: DeskRefusal,
  t: ReturnType<typeof useTranslation<'deskImports'>>['t'],
): string {
  const place = file === null ? kind && t(`kinds.${kind}`) : t('row', { file, lines: lines.join(', ') });
  return [place, externalId].filter(Boolean).join(' · ');
}
