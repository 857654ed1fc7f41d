/** A project as it is here. */
export interface Project {
  readonly externalId: string;
  readonly number: string;
  readonly name: string;
  readonly isActive: boolean;
}
/** A project as Business Central names it. */
export type PulledProject = Omit<Project, 'isActive'>;
/** The projects to write after a pull. */
export interface PullPlan<P> {
  readonly add: readonly PulledProject[];
  readonly change: readonly { readonly before: P; readonly after: Project }[];
  readonly end: readonly P[];
}

/** Hours after which all projects are fetched again: only then it shows which ones are gone. */
const FULL_AFTER_MS = 24 * 3_600_000;
export const isFullDue = (lastFullAt: string | undefined, now: Date): boolean =>
  lastFullAt === undefined || now.getTime() - Date.parse(lastFullAt) >= FULL_AFTER_MS;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Compares the projects here with those that were fetched. One that somebody typed in is joined by its number. `ended`
 * has the ids that an earlier pull ended: such a project is back, while one that a user made inactive stays so.
 */
export function planOf<P extends Project>(
  here: readonly P[],
  there: readonly PulledProject[],
  { isFull, ended }: { readonly isFull: boolean; readonly ended: readonly string[] },
): PullPlan<P> {
  const byId = new Map(here.filter((one) => one.externalId).map((one) => [one.externalId.toLowerCase(), one]));
  const typed = new Map(here.filter((one) => !one.externalId).map((one) => [one.number, one]));
  const found = there.map((project) => ({
    project,
    before: byId.get(project.externalId.toLowerCase()) ?? typed.get(project.number),
  }));
  const change = found.flatMap(({ project: { externalId, number, name }, before }) => {
    if (!before) return [];
    const isActive = before.isActive || ended.some((id) => same(id, externalId));
    const isSame =
      before.name === name &&
      before.number === number &&
      same(before.externalId, externalId) &&
      isActive === before.isActive;
    return isSame ? [] : [{ before, after: { name, number, externalId, isActive } }];
  });
  const known = new Set(there.map(({ externalId }) => externalId.toLowerCase()));
  const isGone = (one: P) => one.isActive && one.externalId !== '' && !known.has(one.externalId.toLowerCase());
  return {
    add: found.filter(({ before }) => !before).map(({ project }) => project),
    change,
    end: isFull ? here.filter(isGone) : [],
  };
}
