const DAY_MS = 86_400_000;

/** Takes some rows a day, each day the next ones, so that rows without an answer do not stand before the others. */
export function turnOf<R>(rows: readonly R[], limit: number, now: Date): readonly R[] {
  if (rows.length <= limit) return rows;
  const start = (Math.floor(now.getTime() / DAY_MS) * limit) % rows.length;
  return [...rows.slice(start), ...rows.slice(0, start)].slice(0, limit);
}
