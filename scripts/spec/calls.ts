/** A row of a table of calls. */
export interface Call {
  /** v1, page or core. */
  readonly base: string;
  readonly method: string;
  readonly path: string;
  readonly source: string;
}
/**
 * Calls of the specification that we answer at other addresses, by our operations. The comparison prints them apart: they
 * do not count as answered.
 */
export const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'POST page /advancing/message/list': ['advancing.thread', 'advancing-link.messages'],
  'POST page /advancing/message': ['advancing.write', 'advancing-link.write'],
  'POST page /advancing/response/approve': ['advancing.approve'],
  'POST page /advancing/response/decline': ['advancing-link.decline', 'advancing.return'],
  'POST page /advancing/response/provide': ['advancing-link.provide'],
  'GET page /esign/open/{secret}': ['esign.guestView'],
  'POST page /esign/open/{secret}/sign': ['esign.sign'],
  /** The dashboard has no list of its own: each of its cards asks for its part. */
  'POST page /dashboard/list': ['show.list', 'task.list', 'session.waiting'],
  'POST page /google/list': ['google.autocomplete', 'google.textSearch', 'google.places'],
};
export const nameOf = ({ method, base, path }: Call): string => `${method} ${base} ${path}`;

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
