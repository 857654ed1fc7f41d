import { fileOn } from '#functions/domains/attached/file/public/access.ts';
import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { Subject } from '#functions/records/services.ts';
import { endOfDay, lastDay } from '#shared/domains/relations/link/last-day.ts';
import { pathOfLink, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { FileShare, Link } from '#shared/domains/relations/link/schemas.ts';
import type { ShareInput } from '#shared/domains/relations/link/share.ts';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { logOnRecord } from '../public/log.ts';
import { linkOf, mintSecret, newLinkWrites, type StoredLink, shareLinksOf } from '../store.ts';

/** The most links to files of one record, ended ones too. */
const MAX_LINKS = 100;

/** A record whose files the caller may share. */
export async function sharingRecord(ctx: UserContext, of: RecordSubject): Promise<Subject> {
  checkInternal(ctx);
  return targetOf(ctx, of);
}

/** The links to files of a record, the newest first. */
export async function shareRows(ctx: UserContext, of: RecordSubject) {
  await sharingRecord(ctx, of);
  const links = await shareLinksOf(ctx.tenantId, of.entity, of.recordId);
  return links.map((link) => ({ ...link, state: stateAt(link, ctx.now.toISOString()) }));
}

/** A link to files that the caller may end or copy. */
export async function shareTo(ctx: UserContext, entity: RecordSubject['entity'], id: Id): Promise<StoredLink> {
  const link = await linkOf(ctx.tenantId, entity, id);
  if (!link.share) throw new AppError('notFound');
  await sharingRecord(ctx, { entity, recordId: link.recordId });
  return link;
}

/** The files that were chosen, each once and each on the record. */
async function chosen(ctx: UserContext, { entity, recordId, fileIds }: ShareInput) {
  const ids = [...new Set(fileIds)];
  return Promise.all(ids.map((id) => fileOn(ctx, { entity, recordId }, id, 'fileIds')));
}

async function newShare(ctx: UserContext, input: ShareInput, target: Subject) {
  const files = await chosen(ctx, input);
  const [client, user] = await Promise.all([clientOf(ctx.tenantId), userStore.get(ctx, ctx.actor.userId)]);
  const { entity, recordId, name, email, locale, needsCode, maxDownloads, isNewest } = input;
  const at = ctx.now.toISOString();
  const [first, ...more] = files;
  const share: FileShare = {
    fileIds: files.map(({ id }) => id),
    isNewest,
    downloads: 0,
    ...(maxDownloads === undefined ? {} : { maxDownloads }),
  };
  const link: Link & { tenantId: string } = {
    id: newId(ctx.now, noOf(recordId)),
    tenantId: ctx.tenantId,
    kind: 'download',
    entity,
    recordId,
    title: input.title || (more.length === 0 && first ? first.name : target.title),
    recipient: { name, email },
    locale,
    agency: client.name,
    artistIds: [...(target.artistIds ?? [])],
    sender: await senderOf(ctx, user),
    generation: 1,
    state: 'live',
    expiresAt: endOfDay(lastDay(dayIn(at, client.zone), input.expiresOn), client.zone),
    createdAt: at,
    secrets: [],
    opens: 0,
    share,
    ...(needsCode ? { needsCode } : {}),
    ...(email ? { mail: 'queued' as const } : {}),
  };
  return link;
}

/** Makes a link to files: mailed to an address, else its secret leaves with the answer and is kept nowhere. */
export async function shareFiles(ctx: UserContext, input: ShareInput): Promise<{ url?: string }> {
  const target = await sharingRecord(ctx, input);
  // The code is mailed to the address.
  if (input.needsCode && !input.email) throw new InvalidInput([{ code: 'required', field: 'email' }]);
  const before = await shareLinksOf(ctx.tenantId, input.entity, input.recordId);
  if (before.length >= MAX_LINKS) throw new AppError('link.manyLinks', { params: { max: MAX_LINKS } });
  const link = await newShare(ctx, input, target);
  if (input.email) {
    const mail = emit('filesMail', { entity: link.entity, linkId: link.id, mail: 'shared', text: input.message });
    const log = logOnRecord(ctx, link, 'linkShared', [mail]);
    await commit([...newLinkWrites(link), countedMail(ctx, input.email), log]);
    return {};
  }
  const { secret, writes } = mintSecret(undefined, link);
  await commit([...writes, logOnRecord(ctx, link, 'linkShared')]);
  return { url: `${env.pageBase()}${pathOfLink(link.kind, secret)}` };
}
