import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import { begun } from '#shared/domains/agreements/esign/beginning.ts';
import { CAPACITY_MAX, DEADLINE_DAYS, NAME_MAX, TITLE_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Participant } from '#shared/domains/agreements/esign/parts.ts';
import { fresh } from '#shared/domains/agreements/esign/preparing.ts';
import { type EsignFields, SettingsInput } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { factsOf, printOf } from './source-print.ts';

type Person = Participant['people'][number];
const place = (ctx: UserContext, step: number, person: Omit<Person, 'id' | 'viewed' | 'mobile'>): Participant =>
  fresh({
    id: newId(ctx.now),
    step,
    role: step === 1 ? 'signer' : 'countersigner',
    type: step === 1 ? 'outsider' : 'user',
    deadlineDays: DEADLINE_DAYS,
    access: 'open',
    people: [{ ...person, mobile: '', id: newId(ctx.now) }],
  });

/** The other party signs first, and the caller countersigns. The author may change both. */
async function participantsOf(
  ctx: UserContext,
  { entity }: AgreementDefinition,
  { id, document, locale, company, contact }: Agreement,
  zone: string,
) {
  const { name, email: printed, signatory } = partnerOf(document);
  const [user, { recipients }] = await Promise.all([userStore.get(ctx, ctx.actor.userId), servicesOf(entity)]);
  const known = (await recipients(ctx, id)).flat().find(({ email }) => email);
  const email = printed || (known?.email ?? '');
  const signer = {
    name: (signatory.name || name).slice(0, NAME_MAX),
    email,
    capacity: signatory.capacity.slice(0, CAPACITY_MAX),
    locale,
    zone,
    ...(company ? { companyId: company.companyId } : {}),
    ...(contact ? { contactId: contact.contactId } : {}),
  };
  const { id: userId, locale: spoken, zone: at } = user;
  const own = { name: user.name.slice(0, NAME_MAX), email: user.email, capacity: '', locale: spoken, zone: at, userId };
  return [place(ctx, 1, signer), place(ctx, 2, own)];
}

/** The draft of a source that the caller may send: its file, its people and its settings. */
export async function draftOf(ctx: UserContext, source: { kind: AgreementKind; id: Id }): Promise<EsignFields> {
  if (!ctx.actor.permissions.has(`${source.kind}.send`)) throw new AppError('denied');
  const kind = await (await servicesOf(source.kind)).kind();
  const agreement = await agreementFor(kind, ctx, source.id);
  const [file, { zone }, { offEffects }, { name, email }] = await Promise.all([
    printOf(ctx, kind, agreement, newId(ctx.now)),
    clientOf(ctx.tenantId),
    agencyOf(ctx),
    userStore.get(ctx, ctx.actor.userId),
  ]);
  const { locale, number, artistIds, show } = agreement;
  const title = `${inLanguage(kind.name, locale)} ${number}`.slice(0, TITLE_MAX);
  const draft = begun(SettingsInput.parse({ title, locale, zone }), {
    source,
    author: { userId: ctx.actor.userId, name, email },
    showId: show.showId,
    artistIds,
    files: [file],
    isFromTemplate: true,
    offEffects,
    ...(await factsOf(ctx, agreement, file)),
  });
  return { ...draft, participants: await participantsOf(ctx, kind, agreement, zone) };
}
