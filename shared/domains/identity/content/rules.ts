import type { ContentFields } from './schemas.ts';

/** Sorts versions, the newest first. */
const newestFirst = (versions: readonly ContentFields[]): ContentFields[] =>
  versions.toSorted((a, b) => b.version - a.version);

/** Finds the version that applies on a day: the newest whose date has come. */
export const currentOf = (versions: readonly ContentFields[], today: string): ContentFields | undefined =>
  newestFirst(versions).find(({ date }) => date <= today) ?? newestFirst(versions).at(-1);

/** Lists the versions that a reader may open: the present one and the older ones. */
export function readable(versions: readonly ContentFields[], today: string): ContentFields[] {
  const now = currentOf(versions, today);
  return newestFirst(versions).filter(({ version }) => version <= (now?.version ?? 0));
}

export const nextVersion = (versions: readonly ContentFields[]): number =>
  Math.max(0, ...versions.map(({ version }) => version)) + 1;

/** Finds the newest version, up to the present one, that users must accept; undefined for none. */
export const askedVersion = (versions: readonly ContentFields[], today: string): number | undefined =>
  readable(versions, today).find(({ needsAcceptance }) => needsAcceptance)?.version;
