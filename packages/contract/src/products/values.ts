import type { ProblemType } from '../core/problem.ts';

/** Maximum number of pictures of a product. The first one stands for it in lists. */
export const PRODUCT_PICTURES_MAX = 6;

/** Path of a picture behind the base `main`. Its id is another one once the picture changes. */
export const productPicturePath = (id: string, size: 'whole' | 'thumbnail'): `/${string}` =>
  `/product-pictures/${id}${size === 'thumbnail' ? '/thumbnail' : ''}`;

/** Accepted media types, detected from the content. */
export const PRODUCT_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ProductPictureType = (typeof PRODUCT_PICTURE_TYPES)[number];

/** Problems of an upload of a picture, beside those of every write. */
export const PICTURE_PROBLEMS = [
  'not-found',
  'malformed',
  'validation',
  'picture-too-complex',
  'heic-picture',
  'too-large',
  'unsupported-media-type',
  'request-timeout',
] as const satisfies readonly ProblemType[];
