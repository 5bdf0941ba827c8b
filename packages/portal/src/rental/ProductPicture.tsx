import { productPicturePath } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';

/** As high as its room, so that rows with and without a picture align. */
const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  objectFit: 'contain',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.sunk,
}));

interface ProductPictureProps {
  /** Id of the picture; undefined for a product without one. */
  id: string | undefined;
  /** Name of the product, read where the picture is not seen. */
  name: string;
  width: number;
  height: number;
}

/** Picture of a product. A product without one, or one that cannot be loaded, takes no room. */
export function ProductPicture({ id, name, width, height }: ProductPictureProps) {
  const apiUrl = useAppSelector(({ settings }) => settings.environment?.apiUrl ?? '');
  const [failed, setFailed] = useState<string | null>(null);
  if (id === undefined || failed === id) return null;
  return (
    <Picture
      src={`${apiUrl.replace(/\/+$/, '')}${productPicturePath(id, 'thumbnail')}`}
      alt={name}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(id)}
    />
  );
}
