import {
  type Asset,
  type AssetAssignment,
  type AssetInspection,
  type AssetReading,
  type Attachment,
  localDateIn,
  READING_UNITS,
} from '@hireyard/contract';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { FileCheckIcon, WarningIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useSaveFile } from '../../attachments/use-save-file.ts';
import { daysBetween } from '../../i18n/format.ts';
import { useLocality, useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { PanelHead, PanelNote } from '../../pages/Panel.tsx';
import { InspectionChip } from './AssetChips.tsx';
import type { AssetDialog } from './dialogs.ts';
import { HeadButton } from './HeadButton.tsx';

interface PartProps {
  title: string;
  count?: number;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, count, action, children }: PartProps) {
  const format = useFormat();
  return (
    <ListSheet label={title}>
      <PanelHead>
        <div>
          <h2>{title}</h2>
          {count !== undefined && <span>{format.number(count)}</span>}
        </div>
        {action}
      </PanelHead>
      {children}
    </ListSheet>
  );
}

interface SheetProps {
  asset: Asset;
  onDialog: (dialog: AssetDialog) => void;
}

const Values = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  margin: 0,
  '& > div': { padding: 14, borderInlineStart: `1px solid ${theme.vars.color.line}`, marginInlineStart: -1 },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0 },
  '& dd:first-of-type': { fontSize: '1.625rem', fontWeight: 680, letterSpacing: '-0.02em' },
  '& dd:first-of-type small': { fontSize: '0.8125rem', fontWeight: 400, letterSpacing: 0 },
  '& dd:last-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.8125rem',
    color: theme.vars.color.ink2,
  },
  '& dd[data-stale]': { color: theme.vars.tone.warning.fg },
}));

/** Age from which a reading says little about today. */
const STALE_DAYS = 7;

function Reading({ reading, onDialog }: { reading: AssetReading; onDialog: SheetProps['onDialog'] }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { kind, value, at, source } = reading;
  const { timeZone } = useLocality();
  const today = useToday();
  const unit = READING_UNITS[kind];
  const readOn = localDateIn(at, timeZone);
  const isStale = daysBetween(readOn, today) > STALE_DAYS;
  const digits = unit === 'h' ? 1 : 0;
  return (
    <div>
      <dt>{t(`reading.${kind}`)}</dt>
      <dd>
        {format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: 1 })} <small>{unit}</small>
      </dd>
      <dd title={format.dateTime(at)} data-stale={isStale || undefined}>
        {isStale && <WarningIcon size={14} />}
        <span>{t(`readings.${source}`, { at: format.relativeDay(readOn, today) })}</span>
        {reading.mayVoid && (
          <Button
            size="small"
            aria-label={t('voidReading.of', { kind: t(`reading.${kind}`) })}
            onClick={() => onDialog({ name: 'voidReading', reading })}
          >
            {t('voidReading.open')}
          </Button>
        )}
      </dd>
    </div>
  );
}

/** Readings of the machine, each with its own time. */
export function Readings({ asset, onDialog }: SheetProps) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { timeZone } = useLocality();
  const today = useToday();
  return (
    <Part
      title={t('readings.title')}
      action={
        asset.actions.includes('addReading') && (
          <HeadButton onClick={() => onDialog({ name: 'addReading' })}>{t('addReading.open')}</HeadButton>
        )
      }
    >
      {asset.readings.length === 0 ? (
        <PanelNote>{t('readings.none')}</PanelNote>
      ) : (
        <Values>
          {asset.readings.map((reading) => (
            <Reading key={reading.kind} reading={reading} onDialog={onDialog} />
          ))}
        </Values>
      )}
      {asset.voidReadings.map(({ id, kind, value, voidedAt, voidedBy, reason }) => (
        <PanelNote key={id}>
          {t(voidedBy ? 'readings.void' : 'readings.corrected', {
            value: `${format.number(value)} ${READING_UNITS[kind]}`,
            kind: t(`reading.${kind}`),
            name: voidedBy?.name,
            at: format.relativeDay(localDateIn(voidedAt, timeZone), today),
            reason,
          })}
        </PanelNote>
      ))}
    </Part>
  );
}

function Certificate({ file }: { file: Attachment }) {
  const { t } = useTranslation('asset');
  const { save, refused } = useSaveFile();
  return (
    <>
      <Button
        size="small"
        startIcon={<FileCheckIcon />}
        aria-label={t('inspection.saveCertificate', { name: file.name })}
        onClick={() => void save(file)}
      >
        {t('inspection.certificate')}
      </Button>
      {refused && <Alert severity="error">{refused}</Alert>}
    </>
  );
}

/** Inspections with due dates and last results. */
export function Inspections({ asset, onDialog }: SheetProps) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { attachments, actions } = asset;
  const mayRecord = actions.includes('recordInspection');
  const columns = useMemo((): DataColumn<AssetInspection>[] => {
    const facts: DataColumn<AssetInspection>[] = [
      {
        id: 'type',
        header: t('inspection.type'),
        card: 'title',
        width: '30%',
        cell: ({ type, intervalMonths }) => (
          <TwoLines first={type} second={t('inspection.every', { count: intervalMonths })} />
        ),
      },
      {
        id: 'status',
        header: t('facts.status'),
        card: 'corner',
        width: '22%',
        cell: (inspection) => <InspectionChip inspection={inspection} />,
      },
      {
        id: 'due',
        header: t('inspection.due'),
        card: 'pair',
        width: '16%',
        cell: ({ dueOn }) => format.date(dueOn),
      },
      {
        id: 'last',
        header: t('inspection.last'),
        card: 'pair',
        width: '18%',
        cell: ({ lastDoneOn, lastResult, remarks, certificateId }) => {
          if (lastDoneOn === null || lastResult === null) return '–';
          const certificate = attachments.find(({ id }) => id === certificateId);
          return (
            <>
              <TwoLines
                first={format.date(lastDoneOn)}
                second={[t(`result.${lastResult}`), remarks].filter(Boolean).join(': ')}
              />
              {certificate && <Certificate file={certificate} />}
            </>
          );
        },
      },
    ];
    if (!mayRecord) return facts;
    return [
      ...facts,
      {
        id: 'record',
        header: t('inspection.record'),
        card: 'line',
        width: '14%',
        align: 'end',
        cell: (inspection) => (
          <Button
            size="small"
            // An inspection is rarely recorded before it is due.
            variant={inspection.standing === 'valid' ? 'text' : 'outlined'}
            aria-label={t('recordInspection.title', { type: inspection.type })}
            onClick={() => onDialog({ name: 'recordInspection', inspection })}
          >
            {t('recordInspection.open')}
          </Button>
        ),
      },
    ];
  }, [t, format, mayRecord, attachments, onDialog]);
  return (
    <Part
      title={t('inspections.title')}
      count={asset.inspections.length}
      action={
        asset.actions.includes('planInspection') && (
          <HeadButton onClick={() => onDialog({ name: 'planInspection' })}>
            {t(asset.inspections.length === 0 ? 'planInspection.title' : 'planInspection.open')}
          </HeadButton>
        )
      }
    >
      {asset.inspections.length === 0 ? (
        <PanelNote>{t('inspections.none')}</PanelNote>
      ) : (
        <DataList caption={t('inspections.title')} columns={columns} items={asset.inspections} keyOf={({ id }) => id} />
      )}
    </Part>
  );
}

const HOURS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const Place = styled('span')(({ theme }) => ({
  '& a': { color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

/** Former places, latest first. */
export function Stays({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const columns = useMemo((): DataColumn<AssetAssignment>[] => {
    const stateOf = ({ kind, to }: AssetAssignment) => {
      if (kind === 'maintenance') return 'maintenance';
      return to === null ? 'assigned' : 'released';
    };
    const tones = { maintenance: 'neutral', assigned: 'success', released: 'neutral' } as const;
    return [
      {
        id: 'place',
        header: t('stays.place'),
        card: 'title',
        width: '34%',
        cell: ({ project, holder }) => (
          <TwoLines
            first={
              project ? (
                <Place>
                  <PageLink to={`/order/company/projects/${project.id}`}>{project.name}</PageLink>
                </Place>
              ) : (
                t('stays.workshop')
              )
            }
            second={holder}
          />
        ),
      },
      {
        id: 'period',
        header: t('stays.period'),
        card: 'pair',
        width: '30%',
        cell: ({ from, to }) =>
          to === null ? t('stays.since', { date: format.date(from) }) : format.dateRange(from, to),
      },
      {
        id: 'state',
        header: t('stays.state'),
        card: 'corner',
        width: '20%',
        cell: (stay) => <StatusChip tone={tones[stateOf(stay)]}>{t(`stays.${stateOf(stay)}`)}</StatusChip>,
      },
      {
        id: 'hours',
        header: t('stays.hours'),
        card: 'pair',
        align: 'end',
        width: '16%',
        cell: ({ hoursRun }) => (hoursRun === null ? '–' : `${format.number(hoursRun, HOURS)} h`),
      },
    ];
  }, [t, format]);
  const { assignments, assignmentCount } = asset;
  const isShortened = assignmentCount > assignments.length;
  return (
    <Part title={t('stays.title')} count={assignmentCount}>
      {assignments.length === 0 ? (
        <PanelNote>{t('stays.none')}</PanelNote>
      ) : (
        <DataList caption={t('stays.title')} columns={columns} items={assignments} keyOf={({ id }) => id} />
      )}
      {isShortened && <PanelNote>{t('stays.shortened', { count: assignments.length })}</PanelNote>}
    </Part>
  );
}
