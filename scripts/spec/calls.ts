/** A row of a table of calls. */
export interface Call {
  /** v1, page or core. */
  readonly base: string;
  readonly method: string;
  readonly path: string;
  readonly source: string;
}
interface Answered {
  readonly method: string;
  readonly path: string;
}

/** Addresses are compared without the names of their parameters, and without regard to case. */
const bare = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').toLowerCase();

/** Finds the rows that no call answers. */
export function missingCalls(wanted: readonly Call[], ours: readonly Answered[]): Call[] {
  const exact = new Set(ours.map(({ method, path }) => `${method} ${bare(path)}`));
  const paths = ours.map(({ path }) => bare(path));
  return wanted.filter(({ base, method, path, source }) => {
    const address = bare(`/api/${base}${path}`);
    if (exact.has(`${method} ${address}`)) return false;
    return source === 'shown' || !paths.some((one) => one === address || one.startsWith(`${address}/`));
  });
}
