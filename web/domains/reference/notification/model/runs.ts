import type { Notification } from '#shared/domains/reference/notification/contract.ts';

/** Kinds of which a morning may bring many at once. */
export const FOLDED = ['optionExpires', 'optionEnded'] as const satisfies readonly Notification['kind'][];
export type FoldedKind = (typeof FOLDED)[number];
/** As many of one kind in a row stand under one line. */
const FOLD_FROM = 4;

export interface Run {
  readonly kind: Notification['kind'];
  readonly rows: readonly Notification[];
}
export const isFolded = (run: Run): run is Run & { readonly kind: FoldedKind } =>
  run.rows.length >= FOLD_FROM && FOLDED.some((kind) => kind === run.kind);

/** Neighbours of one kind, in their order. */
export function runsOf(rows: readonly Notification[]): readonly Run[] {
  const runs: { kind: Notification['kind']; rows: Notification[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.kind === row.kind) last.rows.push(row);
    else runs.push({ kind: row.kind, rows: [row] });
  }
  return runs;
}
