import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { newLinkWrites } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import { recipientsOf, type SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { endOfDay, lastDay } from '#shared/domains/relations/link/last-day.ts';
import { LINK_FOREVER } from '#shared/domains/relations/link/rules.ts';
import type { Link, LinkKind } from '#shared/domains/relations/link/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** A document of any kind that is sent to a recipient outside. */
export interface Sending {
  /** The page that the link opens; by default, the one that shows the file. A link of an invoice has no last day. */
  readonly kind?: LinkKind;
  readonly entity: string;
  readonly record: { readonly id: Id; readonly no: number };
  /** `Contract C-2026-0042` in the reader's language. */
  readonly title: string;
  /** The details that the number does not reveal; shown only after the link is opened. */
  readonly about?: string;
  /** The rendered files, of which the PDF is sent. Left out when the page of the link shows all there is. */
  readonly files?: readonly RenderedFile[];
  readonly artistIds: readonly Id[];
}

/** Makes a link to the agreement as it is now for one recipient, whose email is on its way. */
async function linkFor(
  ctx: UserContext,
  { entity, record, title, about, files, artistIds, kind = 'download' }: Sending,
  { recipient, locale, expiresOn, needsCode, subject }: SendInput,
) {
  const [client, user] = await Promise.all([clientOf(ctx.tenantId), userStore.get(ctx, ctx.actor.userId)]);
  const now = ctx.now.toISOString();
  const day = lastDay(dayIn(now, client.zone), expiresOn);
  const file = files?.find((f) => f.kind === 'pdf') ?? files?.[0];
  if (files && !file) throw new AppError(`${entity}.notReady`);
  const link: Link & { tenantId: string } = {
    id: newId(ctx.now, record.no),
    tenantId: ctx.tenantId,
    kind,
    entity,
    recordId: record.id,
    title,
    ...(about ? { about } : {}),
    recipient,
    locale,
    agency: client.name,
    artistIds: [...artistIds],
    sender: await senderOf(ctx, user),
    generation: 1,
    state: 'live',
    expiresAt: kind === 'invoice' ? LINK_FOREVER : endOfDay(day, client.zone),
    createdAt: now,
    secrets: [],
    opens: 0,
    mail: 'queued',
    ...(needsCode ? { needsCode } : {}),
    ...(subject ? { subject } : {}),
    ...(file ? { file: { key: file.key, name: file.name, type: file.type, size: file.size } } : {}),
  };
  return { link, writes: newLinkWrites(link) };
}

/** Promises the email that brings a link. */
const linkMailOf = (entity: string, linkId: Id, { message, subject, attach }: SendInput): OutboxEntry =>
  emit('documentLink', {
    entity,
    linkId,
    text: message,
    ...(subject ? { subject } : {}),
    ...(attach ? { attach } : {}),
  });

/** Returns a link and an email for the recipient and for each copy. All belong to the transaction that sends. */
export async function sendingOf(ctx: UserContext, sending: Sending, input: SendInput) {
  const recipients = recipientsOf(input);
  const [own, ...copies] = await Promise.all([
    linkFor(ctx, sending, input),
    ...recipients.slice(1).map((recipient) => linkFor(ctx, sending, { ...input, recipient })),
  ]);
  const all = [own, ...copies];
  return {
    link: own.link,
    outbox: all.map(({ link }) => linkMailOf(sending.entity, link.id, input)),
    extra: [...all.flatMap(({ writes }) => writes), ...recipients.map(({ email }) => countedMail(ctx, email))],
  };
}
