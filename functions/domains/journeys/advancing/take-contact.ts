import { approvalOf } from '#functions/domains/reference/client/public/approval.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import { contactSimilarityIndex, contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { nameParts } from '#shared/domains/booking/webform/rules.ts';
import { personOf } from '#shared/domains/journeys/advancing/contacts.ts';
import type { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { contactOf } from '#shared/domains/journeys/advancing/show-contact.ts';
import type { Person } from '#shared/domains/journeys/advancing-template/answers.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import { type ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { contactSimilarityKeys, sharedSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { BodyOf } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { authorOf } from './act.ts';
import { showWithParts } from './facts.ts';
import { run } from './public/run.ts';
import { seenRequest } from './public/seen.ts';
import { answersOf } from './store.ts';
import { asSeenByAgency } from './view.ts';

/** Contacts with one email address that are looked at. */
const MAX_OWNERS = 10;

/** Finds the contact with an email address. The index may be older than the contact. */
async function known(ctx: UserContext, email: string): Promise<Stored<ContactFields> | undefined> {
  const [key] = contactSimilarityKeys({ fullName: '', email, mobile: '', positions: [] });
  if (!key) return undefined;
  const nos = await contactSimilarityIndex.owners(ctx.tenantId, key, MAX_OWNERS);
  const found = await contactStore.many(ctx, nos, new Set(nos));
  return found.find((one) => !one.deletedAt && sharedSimilarityKeys(contactSimilarityKeys(one), [key]).length > 0);
}

/** Builds a contact of a person, for users who may add contacts. */
async function added(ctx: UserContext, { name, email, phone }: Person) {
  if (!ctx.actor.permissions.has('contact.create')) throw new AppError('denied');
  const input = ContactInput.parse({ ...nameParts(name), email, phone, culture: ctx.locale });
  const [carried, approval] = await Promise.all([carriedFor(ctx, 'contact', input), approvalOf(ctx, 'contact')]);
  const fields = { ...input, ...carried, ...approval, positions: [], fullName: fullName(input) };
  const record = await contactStore.prepare(ctx, fields);
  return { id: record.id, writes: contactStore.writes(ctx, undefined, record) };
}

/**
 * Makes a person of an answer a contact. The contact and its mark at the request are one transaction, so that of two
 * presses only one adds somebody.
 */
export async function takeContact(
  ctx: UserContext,
  id: Id,
  { key, rev, index }: BodyOf<typeof advancingContract.routes.takeContact>,
): Promise<AdvancingRequest> {
  const find = () => seenRequest(ctx, id);
  const request = await find();
  const answers = await answersOf(ctx.tenantId, request.no);
  const person = personOf({ request, answers }, key, index);
  const parts = await showWithParts(ctx, request.show.showId);
  if (contactOf(request, key, index)?.name === person.name) return asSeenByAgency(request, answers, parts);
  const found = await known(ctx, person.email);
  const { id: contactId, writes } = found ? { id: found.id, writes: [] } : await added(ctx, person);
  const by = authorOf(ctx);
  const ran = await run(ctx, {
    find,
    command: () => ({ type: 'takeContact', by, key, rev, index, contactId }),
    extra: writes,
  });
  return asSeenByAgency(ran.request, ran.answers, parts);
}
