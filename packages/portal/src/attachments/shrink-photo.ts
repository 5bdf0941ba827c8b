const LONGEST_EDGE = 2048;
/** Smaller files are sent unchanged. */
const SMALL = 600_000;
const QUALITY = 0.82;
/** JPEG has no transparency and would turn it black. Browsers that cannot write WebP write PNG instead. */
const FORMATS = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' } as const;

/**
 * Scales a photo down to the size that the server stores, which cuts the upload to a tenth. Returns the original if
 * that fails.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size < SMALL || typeof OffscreenCanvas === 'undefined') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    if (blob.size >= file.size) return file;
    const extension = FORMATS[blob.type as keyof typeof FORMATS];
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${extension}`, { type: blob.type });
  } catch {
    return file;
  }
}
