import { commit, MAX_WRITES, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** One record of a digest: what marks it, and whether the digest tells of it. */
export interface Marked {
  readonly no: number;
  readonly writes: readonly Write[];
  readonly isTold: boolean;
}

/** As many at once as one transaction takes, with a place for the promise. */
function together(all: readonly Marked[]): Marked[][] {
  const groups: Marked[][] = [];
  let left = 0;
  for (const marked of all) {
    const { length } = marked.writes;
    if (length > left) {
      groups.push([]);
      left = MAX_WRITES - 1;
    }
    groups.at(-1)?.push(marked);
    left -= length;
  }
  return groups;
}

const isStale = (e: unknown): boolean => e instanceof AppError && e.code === 'stale';

/**
 * Marks records and promises the mail that gathers them in one write: whatever ends a run, what is marked is told, and
 * what is not is found by the next one. Answers how many it tells of. A record that somebody else just wrote keeps no
 * other from it; it waits for the next run.
 */
export async function tellTogether(
  all: readonly Marked[],
  promise: (nos: readonly number[]) => Write,
): Promise<number> {
  const tell = async (group: readonly Marked[]): Promise<number> => {
    const nos = group.filter(({ isTold }) => isTold).map(({ no }) => no);
    try {
      await commit([...group.flatMap(({ writes }) => writes), ...(nos.length > 0 ? [promise(nos)] : [])]);
      return nos.length;
    } catch (e) {
      if (!isStale(e)) throw e;
      return group.length > 1 ? sum(group.map((one) => [one])) : 0;
    }
  };
  const sum = async (groups: readonly (readonly Marked[])[]): Promise<number> => {
    let told = 0;
    for (const group of groups) told += await tell(group);
    return told;
  };
  return sum(together(all));
}
