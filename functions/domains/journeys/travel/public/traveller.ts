import { contactStore, mainPosition } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Move } from '#functions/platform/record/reference.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import type { Traveller } from '#shared/domains/journeys/travel/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

const travellerOf = (contact: Stored<ContactFields>): Traveller => ({
  contactId: contact.id,
  name: { fullName: contact.fullName },
  position: mainPosition(contact)?.position ?? '',
});

/** Those who go along, in order. Who may not read contacts adds none, but leaves in place who is there already. */
export async function travellersFor(
  ctx: UserContext,
  travellerIds: readonly Id[],
  there: readonly Traveller[] = [],
): Promise<Traveller[]> {
  const known = there.map(({ contactId }) => contactId);
  const mayRead = ctx.actor.permissions.has('contact.read');
  const found = travellerIds.map((id, i) => {
    const field = `travellerIds.${i}`;
    if (!mayRead && !known.includes(id)) throw new AppError('choice', { field });
    return namedRecord(ctx, contactStore, field, id, known);
  });
  return (await Promise.all(found)).map(travellerOf);
}

/** The same once a contact is called otherwise, or has gone into another: nobody goes along twice. */
export function travellersMoved(
  travellers: readonly Traveller[],
  { from, to }: Move<Stored<ContactFields>>,
): Traveller[] {
  const isThere = from !== to.id && travellers.some(({ contactId }) => contactId === to.id);
  return travellers.flatMap((one) => {
    if (one.contactId !== from) return [one];
    return isThere ? [] : [travellerOf(to)];
  });
}
