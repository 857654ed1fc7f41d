import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { linkOf, linksOf, linkWrite, newLinkWrites, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

/** How long a page works, in days. */
const LIFE_DAYS = 365;
const DAY_MS = 86_400_000;

const TITLES: Translated<string> = {
  en: 'your page with all that is open',
  nl: 'uw pagina met alles wat openstaat',
  de: 'Ihre Seite mit allem, was offen ist',
  it: 'la sua pagina con tutto ciò che è in sospeso',
  es: 'su página con todo lo pendiente',
  'pt-br': 'sua página com tudo o que está pendente',
  pt: 'a sua página com tudo o que está pendente',
};

/** A contact that the caller may see, with an address. */
export async function contactOf(ctx: UserContext, id: Id): Promise<Stored<ContactFields>> {
  checkInternal(ctx);
  return contactStore.get(ctx, id);
}

/** A link to the page of a contact, or 404. */
export async function linkTo(ctx: UserContext, { id, linkId }: { id: Id; linkId: Id }): Promise<StoredLink> {
  await contactOf(ctx, id);
  const link = await linkOf(ctx.tenantId, 'contact', linkId);
  if (link.recordId !== id || link.kind !== 'portal') throw new AppError('notFound');
  return link;
}

async function firstLink(ctx: UserContext, contact: Stored<ContactFields>) {
  const [client, user] = await Promise.all([clientOf(ctx.tenantId), userStore.get(ctx, ctx.actor.userId)]);
  const locale = readingLocale(contact, undefined) ?? client.locale;
  const link: Link & { tenantId: string } = {
    id: newId(ctx.now, contact.no),
    tenantId: ctx.tenantId,
    kind: 'portal',
    entity: 'contact',
    recordId: contact.id,
    title: inLanguage(TITLES, locale),
    recipient: { name: contact.fullName, email: contact.email },
    locale,
    agency: client.name,
    sender: await senderOf(ctx, user),
    generation: 1,
    state: 'live',
    expiresAt: new Date(ctx.now.getTime() + LIFE_DAYS * DAY_MS).toISOString(),
    createdAt: ctx.now.toISOString(),
    secrets: [],
    opens: 0,
    mail: 'queued',
  };
  return link;
}

/** Mails a contact the link to their page: the one that works for their address, else a new one. */
export async function sendPortal(ctx: UserContext, id: Id, message: string): Promise<Link> {
  const contact = await contactOf(ctx, id);
  const { email } = contact;
  if (!email) throw new AppError('portal.noEmail');
  const known = (await linksOf(ctx.tenantId, 'contact', id)).find(
    (link) =>
      link.kind === 'portal' &&
      link.recipient.email.toLowerCase() === email.toLowerCase() &&
      stateAt(link, ctx.now.toISOString()) === 'live',
  );
  const link = known ? { ...known, mail: 'queued' as const } : await firstLink(ctx, contact);
  const mail = emit('documentLink', { entity: 'contact', linkId: link.id, text: message });
  await commit([
    ...(known ? [linkWrite(known, link)] : newLinkWrites(link)),
    countedMail(ctx, email),
    logOnRecord(ctx, link, 'portalSent', [mail]),
  ]);
  return link;
}
