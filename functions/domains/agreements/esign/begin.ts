import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { agreementTotals, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import { begun } from '#shared/domains/agreements/esign/beginning.ts';
import { clientDataOf } from '#shared/domains/agreements/esign/client-data.ts';
import { CAPACITY_MAX, DEADLINE_DAYS, NAME_MAX, TITLE_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Participant, SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { fresh } from '#shared/domains/agreements/esign/preparing.ts';
import { type EsignFields, SettingsInput } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { printedFields } from './printed-fields.ts';
import { printedFile } from './printed-file.ts';

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

async function fileFor(kind: AgreementDefinition, ctx: UserContext, agreement: Agreement) {
  const rendering = kind.rules.checkSendable(agreement, await kind.rendering.renderingOf(ctx.tenantId, agreement));
  return printedFile(kind, rendering, newId(ctx.now));
}

/** The client's own data, and the fields of it that the file prints. */
async function correctable(ctx: UserContext, agreement: Agreement, file: SignFile) {
  const company = agreement.company && (await companyStore.find(ctx, agreement.company.companyId));
  const clientData = clientDataOf(agreement.document, company?.email ?? '');
  return { clientData, printedFields: await printedFields(agreement, file, clientData) };
}

/** The draft of a source that the caller may send: its file, its people and its settings. */
export async function draftOf(ctx: UserContext, source: { kind: AgreementKind; id: Id }): Promise<EsignFields> {
  if (!ctx.actor.permissions.has(`${source.kind}.send`)) throw new AppError('denied');
  const kind = await (await servicesOf(source.kind)).kind();
  const agreement = await agreementFor(kind, ctx, source.id);
  const [file, { zone }, { name, email }] = await Promise.all([
    fileFor(kind, ctx, agreement),
    clientOf(ctx.tenantId),
    userStore.get(ctx, ctx.actor.userId),
  ]);
  const { locale, number, artistIds, show, document } = agreement;
  const title = `${inLanguage(kind.name, locale)} ${number}`.slice(0, TITLE_MAX);
  const draft = begun(SettingsInput.parse({ title, locale, zone }), {
    source,
    author: { userId: ctx.actor.userId, name, email },
    showId: show.showId,
    artistIds,
    amount: { minor: agreementTotals(document.lines).gross, currency: document.currency },
    files: [file],
    isFromTemplate: true,
    ...(await correctable(ctx, agreement, file)),
  });
  return { ...draft, participants: await participantsOf(ctx, kind, agreement, zone) };
}
