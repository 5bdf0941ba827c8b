import { useCallback } from 'react';
import { selectProductNames } from '../client/product-names.ts';
import { productName } from '../rental/product-name.ts';
import { useAppSelector } from '../store/hooks.ts';

/** Returns a function that names a product in the language of the page. */
export function useProductName(): (code: string) => string {
  const names = useAppSelector(selectProductNames);
  return useCallback((code) => productName(names, code), [names]);
}

interface Client {
  readonly name: string;
  readonly customerNumber: string;
}

/** Names a client with its number at the rental company. */
export const clientText = ({ name, customerNumber }: Client): string => `${name} · ${customerNumber}`;
