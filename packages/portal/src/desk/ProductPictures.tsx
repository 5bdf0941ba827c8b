import { ATTACHMENT_MAX_BYTES, PRODUCT_PICTURES_MAX, type ResponseOf } from '@hireyard/contract';
import { deleteDeskProductPicture, type getDeskProduct, putDeskProductPicture } from '@hireyard/contract/desk';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { FileUpload, type UploadedFile } from '@hireyard/ui/components/FileUpload';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { api } from '../api/api.ts';
import { shrinkPhoto } from '../attachments/shrink-photo.ts';
import { useHttp } from '../attachments/use-http.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { requestOf } from '../http/call.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelNote } from '../pages/Panel.tsx';
import { useAskedAction } from '../pages/use-asked-action.ts';
import { ProductPicture } from '../rental/ProductPicture.tsx';
import { useAppDispatch } from '../store/hooks.ts';

type Product = ResponseOf<typeof getDeskProduct>;

const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp'];
const POSITIONS = Array.from({ length: PRODUCT_PICTURES_MAX }, (_, index) => index + 1);

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  margin: 0,
  padding: 14,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 6, justifyItems: 'start' },
});
const Add = styled('div')({ padding: 14 });

interface ProductPicturesProps {
  product: Product;
  name: string;
  /** True for a person who may change them. */
  acts: boolean;
}

/** Pictures of a product. The first one stands for it in lists. */
export function ProductPictures({ product, name, acts }: ProductPicturesProps) {
  const { t: words } = useTranslation('deskProducts');
  const { id, pictures } = product;
  return (
    <Panel title={words('pictures')} count={pictures.length}>
      {pictures.length === 0 && <PanelNote>{words('noPictures')}</PanelNote>}
      {pictures.length > 0 && (
        <Row>
          {pictures.map(({ id: pictureId, position }) => (
            <li key={pictureId}>
              <ProductPicture id={pictureId} name={name} width={160} height={120} />
              {acts && <RemoveButton id={id} position={position} />}
            </li>
          ))}
        </Row>
      )}
      {acts && pictures.length < PRODUCT_PICTURES_MAX && <AddPictures product={product} />}
    </Panel>
  );
}

function RemoveButton({ id, position }: { id: string; position: number }) {
  const { t: words } = useTranslation('deskProducts');
  const { ask, dialog } = useAskedAction({
    endpoint: deleteDeskProductPicture,
    input: { params: { id, position: String(position) } },
    done: words('removed'),
    isOffered: true,
  });
  return (
    <>
      <Button size="small" variant="outlined" aria-label={words('removeNumbered', { position })} onClick={ask}>
        {words('remove')}
      </Button>
      {dialog && (
        <ConfirmDialog {...dialog} tone="warning" title={words('ask')} confirmLabel={words('remove')}>
          {words('askText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Uploads pictures one after the other, to the positions that are free. */
function AddPictures({ product: { id, pictures } }: { product: Product }) {
  const { t: words } = useTranslation('deskProducts');
  const http = useHttp();
  const dispatch = useAppDispatch();
  const { problem: sentenceOf } = useSentences();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const free = POSITIONS.filter((position) => !pictures.some((picture) => picture.position === position));
  const change = (fileId: string, to: Partial<UploadedFile>) =>
    setFiles((all) => all.map((file) => (file.id === fileId ? { ...file, ...to } : file)));
  const remove = (fileId: string) => setFiles((all) => all.filter((file) => file.id !== fileId));

  const send = async (fileId: string, photo: File, position: number) => {
    const body = new FormData();
    const file = await shrinkPhoto(photo);
    body.append('file', file, file.name);
    const request = requestOf(putDeskProductPicture, { params: { id, position: String(position) } });
    const onProgress = (progress: number) => change(fileId, { progress });
    try {
      await firstValueFrom(http({ ...request, body, onProgress, headers: { 'Idempotency-Key': fileId } }));
      remove(fileId);
      setDone(true);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      change(fileId, { state: 'failed', reason: sentenceOf(error.problem) });
    }
  };
  const add = async (added: readonly File[]) => {
    const entries = added.map((file) => ({ file, id: randomKey() }));
    setFiles((all) => [
      ...all.filter(({ state }) => state !== 'failed'),
      ...entries.map(({ id: fileId, file: { name, size: bytes } }) => ({
        ...{ id: fileId, name, bytes, state: 'uploading' as const, progress: 0 },
      })),
    ]);
    setSending(true);
    setDone(false);
    try {
      for (const [index, { id: fileId, file }] of entries.entries()) await send(fileId, file, free[index] ?? 0);
    } finally {
      setSending(false);
      dispatch(api.util.invalidateTags(['Desk']));
    }
  };
  return (
    <Add>
      <FileUpload
        label={words('addPictures')}
        files={files}
        accept={ACCEPT}
        maxBytes={ATTACHMENT_MAX_BYTES}
        maxFiles={free.length}
        disabled={isSending}
        onAdd={(_, added) => void add(added)}
        onRemove={(_, id) => remove(id)}
      />
      <span role="status">{done && !isSending && words('added')}</span>
    </Add>
  );
}
