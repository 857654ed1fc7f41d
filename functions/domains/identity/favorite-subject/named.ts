import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { NamedRecord } from '#shared/domains/identity/favorite-subject/contract.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { RECORD_SUBJECTS, type RecordSubject } from '#shared/kernel/record/subject.ts';

type Kept = { readonly entity: string; readonly recordId: string };
const isSubject = (one: Kept): one is RecordSubject => (RECORD_SUBJECTS as readonly string[]).includes(one.entity);

/** A venue is a company with a right of its own: whoever reads one kind reads its name. */
const mayRead = ({ actor }: UserContext, { entity }: RecordSubject): boolean =>
  actor.permissions.has(`${entity}.read` as Permission);

export async function nameOf(ctx: UserContext, target: RecordSubject): Promise<NamedRecord> {
  if (!mayRead(ctx, target)) throw new AppError('notFound');
  return { ...target, title: await titleOfSubject(ctx, target) };
}

async function nameIfThere(ctx: UserContext, target: RecordSubject): Promise<NamedRecord[]> {
  try {
    return [await nameOf(ctx, target)];
  } catch (e) {
    if (e instanceof AppError) return [];
    throw e;
  }
}

/** Those that are still there for the user, in the order given; asked for at once, they are one read. */
export async function namesOf(ctx: UserContext, targets: readonly Kept[]): Promise<NamedRecord[]> {
  const known = targets.filter(isSubject).map(({ entity, recordId }) => ({ entity, recordId }));
  return (await Promise.all(known.map((target) => nameIfThere(ctx, target)))).flat();
}
