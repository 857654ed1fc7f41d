import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { readersOf } from '#shared/domains/agreements/agreement/shows.ts';
import { begun } from '#shared/domains/agreements/esign/beginning.ts';
import { DEADLINE_DAYS, NAME_MAX, TITLE_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Participant, SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { fresh } from '#shared/domains/agreements/esign/preparing.ts';
import { type EsignFields, SettingsInput } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { createEsign } from '../act.ts';
import { factsOf, printOf } from '../source-print.ts';
import type { EsignRecord } from '../store.ts';
import { userActor } from '../view.ts';
import { proposedSigner } from './signer.ts';

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

/** The fields of a draft that its author sets at once. */
export interface Beginning {
  readonly message?: string | undefined;
  /** Replaces the proposed signer. */
  readonly signer?: Pick<Person, 'name' | 'email' | 'capacity'> | undefined;
  /** The files beside the print of the source. */
  readonly files?: readonly SignFile[] | undefined;
}

/** The other party signs first, and the caller countersigns. The author may change both. */
async function participantsOf(ctx: UserContext, agreement: Agreement, zone: string, signer: Beginning['signer']) {
  const { locale, company, contact } = agreement;
  const [user, proposed] = await Promise.all([
    userStore.get(ctx, ctx.actor.userId),
    signer ?? proposedSigner(ctx, agreement),
  ]);
  const { name, email, capacity } = proposed;
  const other = {
    name,
    email,
    capacity,
    locale,
    zone,
    ...(company ? { companyId: company.companyId } : {}),
    ...(contact ? { contactId: contact.contactId } : {}),
  };
  const { id: userId, locale: spoken, zone: at } = user;
  const own = { name: user.name.slice(0, NAME_MAX), email: user.email, capacity: '', locale: spoken, zone: at, userId };
  return [place(ctx, 1, other), place(ctx, 2, own)];
}

/** The draft of a source that the caller may send: its file, its people and its settings. */
async function draftOf(ctx: UserContext, source: Source, more: Beginning): Promise<EsignFields> {
  const { message, signer, files = [] } = more;
  if (!ctx.actor.permissions.has(`${source.kind}.send`)) throw new AppError('denied');
  const kind = await (await servicesOf(source.kind)).kind();
  const agreement = await agreementFor(kind, ctx, source.id);
  const [file, { zone }, { offEffects }, { name, email }] = await Promise.all([
    printOf(ctx, kind, agreement, newId(ctx.now)),
    clientOf(ctx.tenantId),
    agencyOf(ctx),
    userStore.get(ctx, ctx.actor.userId),
  ]);
  const { locale, number, show, otherShows = [] } = agreement;
  const title = `${inLanguage(kind.name, locale)} ${number}`.slice(0, TITLE_MAX);
  const draft = begun(SettingsInput.parse({ title, message, locale, zone }), {
    source,
    author: { userId: ctx.actor.userId, name, email },
    showId: show.showId,
    ...(otherShows.length > 0 ? { otherShowIds: otherShows.map(({ showId }) => showId) } : {}),
    artistIds: readersOf(agreement),
    files: [file, ...files],
    isFromTemplate: true,
    offEffects,
    ...(await factsOf(ctx, agreement, file)),
  });
  return { ...draft, participants: await participantsOf(ctx, agreement, zone, signer) };
}
interface Source {
  readonly kind: AgreementKind;
  readonly id: Id;
}

/** Stores the draft of a signing: the print of its source, its people and its settings. */
export const beginSigning = async (ctx: UserContext, source: Source, more: Beginning = {}): Promise<EsignRecord> =>
  createEsign(ctx, await draftOf(ctx, source, more), userActor(ctx));
