import { userStore } from '#functions/domains/identity/user/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import type { EsignEdit } from '#shared/domains/agreements/esign/staff-routes.ts';
import { environmentOf } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from './store.ts';

type Edited = Command<'edit'>['participants'][number];
type Person = Edited['people'][number];
type PersonEdit = EsignEdit['participants'][number]['people'][number];

/** A colleague who can act: an active user of the agency. */
async function colleague(ctx: UserContext, userId: Id, field: string) {
  const user = await userStore.find(ctx, userId);
  const isStaff = user && !user.deletedAt && user.state === 'active' && environmentOf(user.role) === 'internal';
  if (!isStaff) throw new AppError('notFound', { field });
  return user;
}

/** Staff keep the name and address of their account. */
export async function asStored<P extends Pick<PersonEdit, 'userId'>>(ctx: UserContext, person: P): Promise<P> {
  if (!person.userId) return person;
  const { name, email } = await colleague(ctx, person.userId, 'participants');
  return { ...person, name, email };
}

export const checkersOf = (ctx: UserContext, userIds: readonly Id[]) =>
  Promise.all(
    [...new Set(userIds)].map(async (userId) => ({ userId, name: (await colleague(ctx, userId, 'checkerIds')).name })),
  );

/** New people get ids. Known ones keep their contact and company. */
export async function editedParticipants(
  ctx: UserContext,
  before: EsignRecord,
  { participants }: Pick<EsignEdit, 'participants'>,
): Promise<Edited[]> {
  const known = new Map(before.participants.flatMap(({ people }) => people.map((one) => [one.id, one] as const)));
  const person = async (typed: PersonEdit): Promise<Person> => {
    const { contactId, companyId } = known.get(typed.id ?? '') ?? {};
    const kept = { ...(contactId ? { contactId } : {}), ...(companyId ? { companyId } : {}) };
    return { ...(await asStored(ctx, typed)), ...kept, id: typed.id ?? newId(ctx.now) };
  };
  return Promise.all(
    participants.map(async ({ id, people, ...one }) => ({
      ...one,
      id: id ?? newId(ctx.now),
      people: await Promise.all(people.map(person)),
    })),
  );
}
