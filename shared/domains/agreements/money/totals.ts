interface Amount<G extends string> {
  readonly group: G;
  readonly currency: string;
  readonly total: number;
}
export interface Total {
  readonly count: number;
  readonly total: number;
}

/** Counts and adds up the amounts of one currency by group. Answers with a look-up: a group without amounts has 0. */
export function totalBy<G extends string>(rows: readonly Amount<G>[], currency: string): (group: G) => Total {
  const totals = new Map<G, Total>();
  for (const row of rows) {
    if (row.currency !== currency) continue;
    const { count, total } = totals.get(row.group) ?? { count: 0, total: 0 };
    totals.set(row.group, { count: count + 1, total: total + row.total });
  }
  return (group) => totals.get(group) ?? { count: 0, total: 0 };
}
