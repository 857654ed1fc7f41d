import { newId } from '#functions/platform/data/id.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { commit, outsideIdempotency, overRev, putNew, removeKept } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { type Follower, isTaken } from '#functions/platform/record/reference.ts';
import { type ContactFields, Passport } from '#shared/domains/relations/contact/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * A contact's passport, each field sealed:
 *   pk <tenant>#contact#<no>  sk PASSPORT
 */
type Contact = Stored<ContactFields>;
const FIELDS = ['names', 'number', 'countryId', 'expiresOn'] as const;
const keyOf = (tenantId: string, id: Id) => ({ pk: recordPk(tenantId, 'contact', noOf(id)), sk: 'PASSPORT' });
const placeOf = (id: Id, field: string) => `contact ${id} ${field}`;

type Sealed = ReturnType<typeof keyOf> & Readonly<Record<(typeof FIELDS)[number], string>> & { readonly rev: number };
const sealedOf = (tenantId: string, id: Id) => readItem<Sealed>(keyOf(tenantId, id));

/** That somebody looked or wrote, and who; never what stood there. */
const logged = (ctx: UserContext, { no, id, fullName }: Contact, action: string) =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'contact',
    no,
    recordId: id,
    title: fullName,
    action,
    changes: [],
  });

export async function openPassport(ctx: UserContext, contact: Contact): Promise<Passport> {
  const sealed = await sealedOf(ctx.tenantId, contact.id);
  if (!sealed) return Passport.parse({});
  await commit([logged(ctx, contact, 'openPassport')]);
  const open = (field: (typeof FIELDS)[number]) => unseal(ctx.tenantId, placeOf(contact.id, field), sealed[field]);
  return Passport.parse({ ...Object.fromEntries(FIELDS.map((field) => [field, open(field)])), rev: sealed.rev });
}

/** One that was kept before passports had a `rev` is read as if none were there. */
const overRead = ({ rev }: Passport) =>
  rev === 0 ? { ConditionExpression: 'attribute_not_exists(rev)' } : overRev(rev);

/** Over the one that was read: who comes second is shown what stands there by now. */
export async function keepPassport(ctx: UserContext, contact: Contact, passport: Passport): Promise<Passport> {
  const close = (field: (typeof FIELDS)[number]) => seal(ctx.tenantId, placeOf(contact.id, field), passport[field]);
  const sealed = Object.fromEntries(FIELDS.map((field) => [field, close(field)]));
  const rev = passport.rev + 1;
  const Item = { ...keyOf(ctx.tenantId, contact.id), ...sealed, rev };
  const stale = async () =>
    new AppError('stale', {}, { current: await outsideIdempotency(() => openPassport(ctx, contact)) });
  const put = { item: { Put: { TableName: tableName(), Item, ...overRead(passport) } }, refused: stale };
  await commit([put, logged(ctx, contact, 'updatePassport')]);
  return { ...passport, rev };
}

/** Its place binds each field: it opens in another one only when it was sealed for that. */
const resealed = (tenantId: string, sealed: Sealed, from: Id, to: Id): Sealed => {
  const open = (field: (typeof FIELDS)[number]) => unseal(tenantId, placeOf(from, field), sealed[field]);
  const fields = FIELDS.map((field) => [field, seal(tenantId, placeOf(to, field), open(field))]);
  return { ...sealed, ...keyOf(tenantId, to), ...Object.fromEntries(fields) };
};

/** A contact that goes hands its passport to the one in its place, which keeps its own where it has one. */
export const passportMoves: Follower<Contact> = {
  name: 'passport',
  nosOf: async (tenantId, id) => ((await sealedOf(tenantId, id)) ? [noOf(id)] : []),
  move: async ({ tenantId }, _no, { from, toId }, mark) => {
    const [before, there] = await Promise.all([sealedOf(tenantId, from), sealedOf(tenantId, toId)]);
    if (!before || there) return false;
    const after = resealed(tenantId, before, from, toId);
    const moved = [removeKept(before), putNew(after), mark([{ field: 'passport', before, after }])];
    return commit(moved).then(() => true, isTaken);
  },
  moveBack: async ({ tenantId }, _no, { from }, [change], unmark) => {
    const { before, after } = change as unknown as { readonly before: Sealed; readonly after: Sealed };
    const now = await sealedOf(tenantId, from);
    // One that was written there since stays there.
    const isSame = FIELDS.every((field) => now?.[field] === after[field]);
    return commit([putNew(before), ...(isSame ? [removeKept(after)] : []), unmark]).then(() => true, isTaken);
  },
};
