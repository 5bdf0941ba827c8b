import { type Asset, removeAssetFile } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AttachmentsShown } from '../../attachments/AttachmentsShown.tsx';
import { useThumbnails } from '../../attachments/use-download.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel, PanelNote } from '../../pages/Panel.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { useAskedAction } from '../../pages/use-asked-action.ts';
import { useAssetName } from './asset-name.ts';
import type { AssetDialog } from './dialogs.ts';
import { HeadButton } from './HeadButton.tsx';

const Frame = styled(Sheet)({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** First picture of an asset, once loaded. */
export function AssetPhoto({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const name = useAssetName()(asset);
  const photo = asset.attachments.find(({ hasThumbnail }) => hasThumbnail);
  const src = useThumbnails(photo ? [photo] : []).get(photo?.id ?? '');
  return photo && <Frame>{src !== undefined && <img src={src} alt={t('files.photo', { name })} />}</Frame>;
}

const List = styled('div')({ padding: 14 });

export function AssetFiles({ asset, onDialog }: { asset: Asset; onDialog: (dialog: AssetDialog) => void }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const [removed, setRemoved] = useState('');
  const { attachments, actions } = asset;
  const mayChange = actions.includes('addFiles');
  const name = attachments.find(({ id }) => id === removed)?.name ?? '';
  const remove = useAskedAction({
    ...{ endpoint: removeAssetFile, input: { params: { id: asset.id, attachmentId: removed } }, isOffered: mayChange },
    done: t('removeFile.done', { name }),
  });
  const onRemove = (id: string) => {
    setRemoved(id);
    remove.ask();
  };
  return (
    <Panel
      title={t('files.title')}
      count={format.number(attachments.length)}
      link={mayChange && <HeadButton onClick={() => onDialog({ name: 'addFiles' })}>{t('addFiles.open')}</HeadButton>}
    >
      {attachments.length === 0 ? (
        <PanelNote>{t('files.none')}</PanelNote>
      ) : (
        <List>
          <AttachmentsShown
            label={`${t('files.title')}: ${asset.name}`}
            attachments={attachments}
            onRemove={mayChange ? onRemove : undefined}
          />
        </List>
      )}
      {remove.dialog && (
        <ConfirmDialog
          {...remove.dialog}
          tone="error"
          title={t('removeFile.title', { name })}
          confirmLabel={t('removeFile.action')}
        >
          {t('removeFile.text')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
