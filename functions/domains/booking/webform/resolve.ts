import { approvalOf } from '#functions/domains/reference/client/public/approval.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import { prepareCompany } from '#functions/domains/relations/company/public/prepare.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactSimilarityIndex, contactStore } from '#functions/domains/relations/contact/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { nameParts } from '#shared/domains/booking/webform/rules.ts';
import type { Answers, Resolution, SubmissionFields } from '#shared/domains/booking/webform/submission.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import { type ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { contactSimilarityKeys, sharedSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The record that a name of the request has become, with the writes it takes. */
interface Resolved<T> {
  readonly record?: Stored<T>;
  readonly writes: readonly Write[];
}
const NOTHING = { writes: [] };
/** The most contacts of one e-mail address that are looked at. */
const MAX_OWNERS = 20;
type MergedAs = 'promoter' | 'venue';

function checkMay({ actor }: UserContext, permission: Permission, field: string): void {
  if (!actor.permissions.has(permission)) throw new AppError('denied', { field });
}

async function merged(ctx: UserContext, { companyId }: Resolution, role: MergedAs): Promise<Resolved<CompanyInput>> {
  if (!companyId) throw new AppError('choice', { field: `${role}.companyId` });
  const record = await companyStore.get(ctx, companyId);
  if (role === 'venue' && !isVenue(record)) throw new AppError('choice', { field: 'venue' });
  return { record, writes: [] };
}

async function added(ctx: UserContext, input: CompanyInput): Promise<Resolved<CompanyInput>> {
  const record = await companyStore.prepare(ctx, prepareCompany(ctx, input));
  return { record, writes: companyStore.writes(ctx, undefined, record) };
}

export function resolvePromoter(ctx: UserContext, how: Resolution, answers: Answers): Promise<Resolved<CompanyInput>> {
  if (how.action === 'discard') return Promise.resolve(NOTHING);
  if (how.action === 'merge') return merged(ctx, how, 'promoter');
  checkMay(ctx, 'company.create', 'promoter');
  const { company, contactName, email, phone } = answers;
  return added(
    ctx,
    CompanyInput.parse({ name: company ?? contactName, roles: ['promoter'], address: {}, email, phone: phone ?? '' }),
  );
}

/** Finds or adds the venue. A new venue needs its place, which the form may not have asked for. */
export function resolveVenue(ctx: UserContext, how: Resolution, answers: Answers): Promise<Resolved<CompanyInput>> {
  if (how.action === 'discard') return Promise.resolve(NOTHING);
  if (how.action === 'merge') return merged(ctx, how, 'venue');
  checkMay(ctx, 'venue.create', 'venue');
  const { venueName, venueCity, venueCountry, capacity } = answers;
  if (!venueName || !venueCity || !venueCountry) throw new AppError('required', { field: 'venue' });
  const address = { city: venueCity, countryId: venueCountry };
  return added(ctx, CompanyInput.parse({ name: venueName, roles: ['venue'], address, capacity }));
}

/** Finds the asker, if the agency knows the address. A colleague of the promoter comes before any other contact. */
async function knownAsker(
  ctx: UserContext,
  companyId: Id,
  { email }: Answers,
): Promise<Stored<ContactFields> | undefined> {
  const [similarityKey] = contactSimilarityKeys({ fullName: '', email, mobile: '', positions: [] });
  if (!similarityKey) return undefined;
  const nos = await contactSimilarityIndex.owners(ctx.tenantId, similarityKey, MAX_OWNERS);
  // The index may lag behind. A contact whose address has changed since is not the asker.
  const live = (await contactStore.many(ctx, nos, new Set(nos))).filter(
    (contact) => !contact.deletedAt && sharedSimilarityKeys(contactSimilarityKeys(contact), [similarityKey]).length > 0,
  );
  return live.find(({ positions }) => positions.some((one) => one.companyId === companyId)) ?? live[0];
}

async function addedContact(
  ctx: UserContext,
  company: Stored<CompanyInput>,
  answers: Answers,
  culture: Locale,
): Promise<Resolved<ContactFields>> {
  const { contactName, email, phone = '' } = answers;
  const input = ContactInput.parse({ ...nameParts(contactName), email, phone, culture });
  const position = { companyId: company.id, companyName: company.name, position: '', defaultSelect: true };
  const [carried, approval] = await Promise.all([carriedFor(ctx, 'contact', input), approvalOf(ctx, 'contact')]);
  const fields = { ...input, ...carried, ...approval, positions: [position], fullName: fullName(input) };
  const record = await contactStore.prepare(ctx, fields);
  return { record, writes: contactStore.writes(ctx, undefined, record) };
}

/**
 * Finds or makes the contact of the asker at the promoter. At a promoter that is added, the contact is new. At a known
 * promoter, it may be known too, else it is new as well. A new contact needs the right to add contacts; a merge without
 * this right makes none.
 */
export async function resolveAsker(
  ctx: UserContext,
  company: Stored<CompanyInput>,
  { action }: Resolution,
  { answers, locale }: Pick<SubmissionFields, 'answers' | 'locale'>,
): Promise<Resolved<ContactFields>> {
  const known = action === 'merge' ? await knownAsker(ctx, company.id, answers) : undefined;
  if (known) return { record: known, writes: [] };
  if (action === 'merge' && !ctx.actor.permissions.has('contact.create')) return NOTHING;
  checkMay(ctx, 'contact.create', 'promoter');
  return addedContact(ctx, company, answers, locale);
}
