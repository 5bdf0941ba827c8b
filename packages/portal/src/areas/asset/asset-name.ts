import type { AssetSummary } from '@hireyard/contract';
import { useCallback } from 'react';
import { selectProductNames } from '../../client/product-names.ts';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';

type Nameable = Pick<AssetSummary, 'name' | 'productCode' | 'tag'>;

/** Returns the name of an asset. A rented one has its product's name in the user's language. */
export function useAssetName() {
  const names = useAppSelector(selectProductNames);
  return useCallback(
    ({ name, productCode, tag }: Nameable) => name ?? (productCode ? productName(names, productCode) : (tag ?? '')),
    [names],
  );
}

/** Identifies an asset beside its name: number, product, make and model. */
export const marksOf = ({ tag, productCode, make, model }: Omit<AssetSummary, 'name'>): string =>
  [tag, productCode, [make, model].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
