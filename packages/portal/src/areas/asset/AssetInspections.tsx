import type { AssetInspection, Attachment } from '@hireyard/contract';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { FileCheckIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useSaveFile } from '../../attachments/use-save-file.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PanelNote } from '../../pages/Panel.tsx';
import { InspectionChip } from './AssetChips.tsx';
import { AssetPart, type AssetPartWithDialogs } from './AssetPart.tsx';
import { HeadButton } from './HeadButton.tsx';

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
export function AssetInspections({ asset, onDialog }: AssetPartWithDialogs) {
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
    <AssetPart
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
    </AssetPart>
  );
}
