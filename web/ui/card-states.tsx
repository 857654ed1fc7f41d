import type { ReactNode } from 'react';
import { SkeletonLines } from './skeleton.tsx';

interface CardStatesProps {
  readonly isError: boolean;
  /** The rows that were found; undefined until the query has answered. */
  readonly count: number | undefined;
  readonly lines: number;
  readonly failed: ReactNode;
  readonly empty: ReactNode;
}
/** Draws a card of rows while it has none: it loads, its query failed, or there are no rows. */
export function CardStates({ isError, count, lines, failed, empty }: CardStatesProps) {
  if (isError) return <p className="card-b meta">{failed}</p>;
  if (count === undefined) return <SkeletonLines lines={lines} />;
  return count === 0 && <p className="card-b meta">{empty}</p>;
}

/** The states of a card whose words are always the same. */
export const cardStates =
  (words: Pick<CardStatesProps, 'lines' | 'failed' | 'empty'>) =>
  (found: Pick<CardStatesProps, 'isError' | 'count'>) => <CardStates {...words} {...found} />;
