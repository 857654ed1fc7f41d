import { stated } from '#functions/domains/agreements/invoice/public/statements.ts';
import { asReader, logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { linkOf, linkWrite, newLinkWrites, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { invoiceLinkMessages } from '#shared/domains/agreements/invoice-link/messages.ts';
import { checkForward } from '#shared/domains/agreements/invoice-link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { translate } from '#shared/kernel/text/translate.ts';

interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** A link of the new reader: to the same document, and not opened yet. */
function linkFor(link: StoredLink, recipient: Recipient, now: Date): Link & { readonly tenantId: string } {
  const { tenantId, kind, entity, recordId, title, about, locale, sender, agency, artistIds, file } = link;
  return {
    id: newId(now, noOf(recordId)),
    tenantId,
    kind,
    entity,
    recordId,
    title,
    recipient,
    locale,
    agency,
    sender,
    generation: 1,
    state: 'live',
    expiresAt: link.expiresAt,
    createdAt: now.toISOString(),
    secrets: [],
    opens: 0,
    mail: 'queued',
    forwards: (link.forwards ?? 0) + 1,
    forwardedBy: link.recipient.name,
    ...(about ? { about } : {}),
    ...(artistIds ? { artistIds } : {}),
    ...(link.needsCode ? { needsCode: true } : {}),
    ...(file ? { file } : {}),
  };
}

/** Promises another address a link of its own. Two presses at once count twice, never more than allowed. */
export const forward = (ctx: PublicContext, { tenantId, entity, id }: StoredLink, to: Recipient): Promise<StoredLink> =>
  retryStale(async () => {
    const link = await linkOf(tenantId, entity, id);
    checkForward(link, to.email);
    const reader = asReader(ctx, link);
    const copy = linkFor(link, to, ctx.now);
    const after = { ...link, forwards: copy.forwards };
    const text = translate(invoiceLinkMessages, link.locale, 'invoiceLink.forwardedBy', { name: link.recipient.name });
    const { write } = stated(reader, link.recordId, { type: 'forwarded', text: `${to.name} (${to.email})` });
    const mail = emit('documentLink', { entity, linkId: copy.id, text });
    await commit([
      linkWrite(link, after),
      ...newLinkWrites(copy),
      write,
      countedMail({ tenantId, now: ctx.now }, to.email),
      logOnRecord(reader, copy, 'linkForwarded', [mail]),
    ]);
    return { ...after, rev: link.rev + 1 };
  });
