'use client';

import Skeleton from '@mui/material/Skeleton';
import { slot } from '../../internal/slot.ts';

/** Shape of a cell's content while loading. */
export type CellShape = 'text' | 'twoLines' | 'bar' | 'chip' | 'number';

const Lines = slot('span', 'HyDataList-skeletonLines', { display: 'grid', gap: 2 });
const End = slot('span', 'HyDataList-skeletonEnd', { display: 'grid', justifyItems: 'end' });

export interface SkeletonCellProps {
  /** Shape of the content. */
  shape: CellShape;
}

/** Skeleton with the height of the real cell, to avoid a layout shift. */
export function SkeletonCell({ shape }: SkeletonCellProps) {
  switch (shape) {
    case 'twoLines':
      return (
        <Lines>
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="45%" />
        </Lines>
      );
    case 'bar':
      return (
        <Lines>
          <Skeleton variant="text" width="100%" />
          <Skeleton variant="rounded" height={6} />
        </Lines>
      );
    case 'chip':
      return <Skeleton variant="rounded" width={92} height={26} />;
    case 'number':
      return (
        <End>
          <Skeleton variant="text" width={64} />
        </End>
      );
    default:
      return <Skeleton variant="text" width="60%" />;
  }
}
