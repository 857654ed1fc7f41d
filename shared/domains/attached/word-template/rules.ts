import type { TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { MAX_PROBLEMS, MAX_VERSIONS, type StoredVersion, TEMPLATE_NAME_MAX } from './schemas.ts';

type NewVersion = Omit<StoredVersion, 'version' | 'problems'> & { readonly problems: readonly TemplateProblem[] };

/** The versions with a new one on top; the oldest make room. */
export function withVersion(versions: readonly StoredVersion[], added: NewVersion): StoredVersion[] {
  const version = (versions[0]?.version ?? 0) + 1;
  return [{ ...added, version, problems: added.problems.slice(0, MAX_PROBLEMS) }, ...versions].slice(0, MAX_VERSIONS);
}

/** `Festival` -> `Festival 2`, `Festival 3`: the first name that is free. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.slice(0, TEMPLATE_NAME_MAX - 5);
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number++;
  return `${stem} ${number}`;
}
