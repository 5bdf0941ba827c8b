import { BRAND_PATH, type Brand } from '@hireyard/contract/config/brand';
import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { PRODUCT } from './document-title.ts';

const NONE: Brand = {};
/** Brand of the operating company on screen (OP-26). */
export const BrandContext = createContext<Brand>(NONE);

const Picture = styled('img')({
  blockSize: 26,
  inlineSize: 'auto',
  maxInlineSize: 120,
  objectFit: 'contain',
  // A narrow header clips a wider mark.
  '@media (max-width: 47.99rem)': { inlineSize: 26 },
});

/** Returns the name of the portal and the picture beside it. The built-in mark stands where there is no picture. */
export function useBrand(): { readonly product: string; readonly mark: ReactNode } {
  const { name = PRODUCT, logo } = useContext(BrandContext);
  return { product: name, mark: logo === undefined ? undefined : <Picture src={BRAND_PATH + logo} alt="" /> };
}

/** Shows the icon of the brand in the browser's tab and, in Safari, on the home screen. */
export function useBrandIcon(icon: string | undefined): void {
  useEffect(() => {
    if (icon === undefined) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')) {
      Object.assign(link, { href: BRAND_PATH + icon, type: 'image/png' });
    }
  }, [icon]);
}
