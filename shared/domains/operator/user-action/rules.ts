/** `2026-03` down to `2025-11`: the partitions between two moments, newest first. */
export function monthsBack(from: Date, to: Date): string[] {
  const months: string[] = [];
  const last = from.toISOString().slice(0, 7);
  const at = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1));
  for (; at.toISOString().slice(0, 7) >= last; at.setUTCMonth(at.getUTCMonth() - 1))
    months.push(at.toISOString().slice(0, 7));
  return months;
}
