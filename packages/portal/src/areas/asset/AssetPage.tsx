import { type Asset, getAsset } from '@hireyard/contract';
import { contactValue, DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { tokens } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Activity } from '../../activity/Activity.tsx';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { useArrival } from '../../pages/Arrival.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetStatusChip } from './AssetChips.tsx';
import { AssetFiles, AssetPhoto } from './AssetFiles.tsx';
import { AssetInspections } from './AssetInspections.tsx';
import { AssetLabel } from './AssetLabel.tsx';
import { AssetReadings } from './AssetReadings.tsx';
import { AssetStays } from './AssetStays.tsx';
import { marksOf, useAssetName } from './asset-name.ts';
import type { AssetDialog } from './dialogs.ts';

const AssetDialogs = lazyPart(() => import('./AssetDialogs.tsx'));

/** Tasks with activity below them, and facts and label beside them. A single column on narrow pages. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [tokens.media.details]: {
    gridTemplateColumns: '22.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > *': { gridColumn: 2 },
    '& > :nth-of-type(2)': { gridColumn: 1, gridRow: '1 / span 2' },
  },
});

function Project({ asset: { project, from, to } }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const period = () => {
    if (from === null) return null;
    return to === null ? t('stays.since', { date: format.date(from) }) : format.dateRange(from, to);
  };
  return (
    project && (
      <>
        <PageLink to={`/order/company/projects/${project.id}`}>{project.name}</PageLink>
        <span>{period()}</span>
      </>
    )
  );
}

/** Current place, its start, and the holder. */
function Place({ asset }: { asset: Asset | undefined }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { holder, inspection, home } = asset ?? {};
  return (
    <DefinitionList
      loading={asset === undefined}
      items={[
        { label: t('facts.project'), value: asset?.project && <Project asset={asset} /> },
        { label: t('facts.holder'), value: holder && contactValue({ ...holder, email: null }) },
        { label: t('facts.nextInspection'), value: inspection?.dueOn && format.date(inspection.dueOn) },
        { label: t('facts.home'), value: home },
      ]}
    />
  );
}

function Facts({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const { make, model, year, serialNumber, productCode } = asset;
  return (
    <DefinitionList
      items={[
        { label: t('facts.make'), value: make },
        { label: t('facts.model'), value: model },
        { label: t('facts.year'), value: year && String(year) },
        { label: t('facts.serialNumber'), value: serialNumber },
        { label: t('facts.product'), value: productCode },
      ]}
    />
  );
}

/** Facts of a machine on rent. Its contract has the rest. */
function Rented({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { contract, serialNumber, productCode, quantity } = asset;
  return (
    <DefinitionList
      items={[
        { label: t('facts.project'), value: asset.project && <Project asset={asset} /> },
        {
          label: t('facts.contract'),
          value: contract && <PageLink to={`/order/contracts/${contract.id}`}>{contract.number}</PageLink>,
        },
        { label: t('facts.serialNumber'), value: serialNumber },
        { label: t('facts.product'), value: productCode },
        ...(quantity > 1 ? [{ label: t('facts.quantity'), value: format.number(quantity) }] : []),
      ]}
    />
  );
}

function Warnings({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const blocking = asset.inspections.filter(({ standing }) => standing === 'overdue');
  return (
    <>
      {asset.defect && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {t('warning.defect', { text: asset.defect })}
        </Alert>
      )}
      {blocking.length > 0 && asset.status !== 'retired' && (
        <Alert severity="error">
          {t('warning.inspection', { types: format.list(blocking.map(({ type }) => type)) })}
        </Alert>
      )}
    </>
  );
}

/** One asset: place, readings, inspections and former places. A rented one has fewer facts. */
export default function AssetPage() {
  const { t } = useTranslation('asset');
  const { id = '' } = useParams();
  const nameOf = useAssetName();
  const { toHeading } = useArrival();
  const [dialog, setDialog] = useState<AssetDialog | null>(null);
  const read = useRead(getAsset, { params: { id } });
  const onSaved = () => {
    if (dialog) toHeading(t(`${dialog.name}.done`));
    setDialog(null);
  };
  return (
    <DetailPage
      read={read}
      back={{ to: '/asset/assets', label: t('back') }}
      title={nameOf}
      subtitle={(asset) => (
        <>
          <AssetStatusChip {...asset} />
          <span>{wholeNumbers([t(`ownership.${asset.ownership}`), marksOf(asset)].filter(Boolean).join(' · '))}</span>
        </>
      )}
      actions={(asset) => <AssetActions key={asset.id} asset={asset} onDialog={setDialog} />}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(asset) => (
        <>
          {asset?.ownership === 'rented' ? (
            <Rented asset={asset} />
          ) : (
            <Columns>
              <Blocks>
                <Place asset={asset} />
                {asset && (
                  <>
                    <Warnings asset={asset} />
                    <AssetReadings asset={asset} onDialog={setDialog} />
                    <AssetInspections asset={asset} onDialog={setDialog} />
                    <AssetStays asset={asset} />
                  </>
                )}
              </Blocks>
              {asset && (
                <Blocks>
                  <AssetPhoto asset={asset} />
                  <AssetLabel asset={asset} />
                  <Facts asset={asset} />
                  <AssetFiles asset={asset} onDialog={setDialog} />
                </Blocks>
              )}
              {asset && <Activity resource="asset" id={asset.id} />}
            </Columns>
          )}
          {asset && dialog && (
            <Suspense>
              <AssetDialogs asset={asset} dialog={dialog} onClose={() => setDialog(null)} onSaved={onSaved} />
            </Suspense>
          )}
        </>
      )}
    </DetailPage>
  );
}
