import type { HireyardBrand } from '@hireyard/ui/theme';
import { COMPANY_BRANDS } from './company-brands.ts';

const isCompany = (opCo: string | null): opCo is keyof typeof COMPANY_BRANDS =>
  opCo !== null && Object.hasOwn(COMPANY_BRANDS, opCo);

/** Returns the brand of an operating company: its own color, or that of the design system. */
export const brandOf = (opCo: string | null, color: string | undefined): HireyardBrand | undefined =>
  (color as `#${string}` | undefined) ?? (isCompany(opCo) ? COMPANY_BRANDS[opCo] : undefined);
