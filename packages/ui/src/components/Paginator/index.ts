export { itemRange, knownTotal, type PageOf, pageCount, pageMoves } from './model.ts';
export { Paginator, type PaginatorProps } from './Paginator.tsx';
