import type { Change } from './outcome.ts';
import type { Answer, Version } from './schemas.ts';

/** The version that an answer holds itself. An answer from before this rule has its version apart already. */
export function presentVersion({ key, versions: n, said, source, value, notApplicable }: Answer): Version[] {
  if (!said || !source) return [];
  return [{ key, n, ...said, source, ...(notApplicable ? { notApplicable } : { value }) }];
}

/** The versions that a change moves out of their answers: all but the newest of each answer. */
export function pastVersions(before: Readonly<Record<string, Answer>>, { versions }: Change): Version[] {
  const keys = [...new Set(versions.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const former = before[key];
    const all = [...(former ? presentVersion(former) : []), ...versions.filter((one) => one.key === key)];
    return all.slice(0, -1);
  });
}
