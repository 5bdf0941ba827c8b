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

/** Neither is loaded while it is hidden. */
const LightPicture = styled(Picture)(({ theme }) => theme.applyStyles('dark', { display: 'none' }));
const DarkPicture = styled(Picture)(({ theme }) => [
  { display: 'none' },
  theme.applyStyles('dark', { display: 'inline' }),
]);

/** The logo of a brand, with another picture in dark mode if it has one. */
function Logo({ logo, logoDark }: { readonly logo: string; readonly logoDark: string | undefined }) {
  const src = BRAND_PATH + logo;
  if (logoDark === undefined) return <Picture src={src} alt="" />;
  return (
    <>
      <LightPicture src={src} alt="" loading="lazy" />
      <DarkPicture src={BRAND_PATH + logoDark} alt="" loading="lazy" />
    </>
  );
}

/** Keeps a logo that has the brand's own color legible on the brand's panel: logos are made for surfaces. */
export const LogoPlate = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  padding: '5px 8px',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.surface,
}));

/** Returns the name of the portal and the picture beside it. The built-in mark stands where there is no picture. */
export function useBrand(): { readonly product: string; readonly mark: ReactNode } {
  const { name = PRODUCT, logo, logoDark } = useContext(BrandContext);
  return { product: name, mark: logo === undefined ? undefined : <Logo {...{ logo, logoDark }} /> };
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
