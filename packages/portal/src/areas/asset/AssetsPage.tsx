import { type AssetRowStatus, type InspectionStanding, NO_ID, type Ownership } from '@hireyard/contract';
import { CameraIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { AttentionHead } from '../../attention/AttentionHead.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useAssetColumns } from './asset-columns.tsx';
import { assets as ASSETS } from './reads.ts';

const ScanDialog = lazyPart(() => import('./ScanDialog.tsx'));
const mayManage = selectHasRight('asset-manage');

/** Own and rented assets in one list: status, place and next inspection. */
export default function AssetsPage() {
  const { t } = useTranslation('asset');
  const [isScanning, setScanning] = useState(false);
  const manages = useAppSelector(mayManage);
  const add = manages && (
    <Button variant="contained" component={FormLink} to="/asset/assets/add">
      {t('addAsset.action')}
    </Button>
  );
  return (
    <ListPage
      endpoints={ASSETS}
      columns={useAssetColumns()}
      above={() => <AttentionHead module="asset" />}
      rowHref={({ id }) => `/asset/assets/${id}`}
      actions={
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<CameraIcon />} onClick={() => setScanning(true)}>
            {t('scan.open')}
          </Button>
          {isScanning && (
            <Suspense>
              <ScanDialog onClose={() => setScanning(false)} />
            </Suspense>
          )}
          {manages && (
            <Button variant="outlined" component={FormLink} to="/asset/assets/import">
              {t('import.open')}
            </Button>
          )}
          {add}
        </Stack>
      }
      filters={[
        {
          kind: 'menu',
          name: 'ownership',
          label: t('facts.ownership'),
          nameOf: (value) => t(`ownership.${value as Ownership}`),
        },
        {
          kind: 'menu',
          name: 'status',
          label: t('facts.status'),
          nameOf: (value) => t(`status.${value as AssetRowStatus}`),
        },
        {
          kind: 'menu',
          name: 'project',
          label: t('facts.project'),
          nameOf: (value) => (value === NO_ID ? t('noProject') : value),
        },
        {
          kind: 'menu',
          name: 'inspection',
          label: t('facts.inspection'),
          nameOf: (value) => t(`standing.${value as InspectionStanding}`),
        },
      ]}
      texts={{
        caption: t('assets.caption'),
        search: t('assets.search'),
        searchHint: t('assets.searchHint'),
        empty: { title: t('assets.empty.title'), text: t('assets.empty.text'), action: add },
      }}
    />
  );
}
