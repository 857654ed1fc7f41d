type Figures<F extends string> = Record<F, number>;

/** Rows counted and added up by what they share, in the order their groups first come. */
export function sumsOf<R, G extends object, F extends string>(
  rows: readonly R[],
  groupOf: (row: R) => G,
  figuresOf: (row: R) => Figures<F>,
): (G & Figures<F | 'count'>)[] {
  const groups = new Map<string, G & Figures<F | 'count'>>();
  for (const row of rows) {
    const group = groupOf(row);
    const key = JSON.stringify(group);
    const one = { ...figuresOf(row), count: 1 } as Figures<F | 'count'>;
    const sum = groups.get(key);
    groups.set(key, sum ? added(sum, one) : { ...group, ...one });
  }
  return [...groups.values()];
}
function added<S extends Figures<F>, F extends string>(sum: S, one: Figures<F>): S {
  const names = Object.keys(one) as F[];
  return { ...sum, ...Object.fromEntries(names.map((name) => [name, sum[name] + one[name]])) };
}
