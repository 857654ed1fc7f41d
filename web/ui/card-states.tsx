import type { ReactNode } from 'react';
import { SkeletonLines } from './skeleton.tsx';

interface CardStatesProps {
  /** The query of the card's rows. */
  readonly query: { readonly data?: { readonly total: number } | undefined; readonly isError: boolean };
  readonly lines: number;
  readonly failed: ReactNode;
  readonly empty: ReactNode;
}
/** Draws a card of rows while it has none: it loads, its query failed, or there are no rows. */
export function CardStates({ query: { data, isError }, lines, failed, empty }: CardStatesProps) {
  if (isError) return <p className="card-b meta">{failed}</p>;
  if (!data) return <SkeletonLines lines={lines} />;
  return data.total === 0 && <p className="card-b meta">{empty}</p>;
}
