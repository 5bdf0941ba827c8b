import type { AssetSummary } from '@hireyard/contract';
import { useCallback } from 'react';
import { productName } from '../../rental/product-name.ts';
import { selectProductNames } from '../../settings/product-names.ts';
import { useAppSelector } from '../../store/hooks.ts';

type Nameable = Pick<AssetSummary, 'name' | 'productCode' | 'tag'>;

/** What an asset is called: by its own name, or a rented one by its product in the user's language. */
export function useAssetName() {
  const names = useAppSelector(selectProductNames);
  return useCallback(
    ({ name, productCode, tag }: Nameable) => name ?? (productCode ? productName(names, productCode) : (tag ?? '')),
    [names],
  );
}

/** What it can be told by beside its name: its number, product, make and model. */
export const marksOf = ({ tag, productCode, make, model }: Omit<AssetSummary, 'name'>): string =>
  [tag, productCode, [make, model].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
