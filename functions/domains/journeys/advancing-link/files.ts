import { createHash } from 'node:crypto';
import { addressOf } from '#functions/domains/journeys/advancing/public/file-address.ts';
import { filesOf } from '#functions/domains/journeys/advancing/public/file-items.ts';
import { acceptFor, sayingFull } from '#functions/domains/reference/client/public/accept.ts';
import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { presignUpload, removeObject, type StoredFile } from '#functions/platform/files/files.ts';
import { LINK_DRAFTS } from '#functions/platform/session/rate.ts';
import { checkFile } from '#shared/domains/journeys/advancing/attaching.ts';
import type { RequestFile } from '#shared/domains/journeys/advancing/files.ts';
import type { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { checkAsked } from '#shared/domains/journeys/advancing-link/seen.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { BodyOf } from '#shared/kernel/contract/route.ts';
import { done, type Id, makeId, noOf } from '#shared/kernel/record/ids.ts';
import { actAs, authorOf } from './act.ts';
import { actingLink, readingLink, readRequest } from './invitee.ts';

type Routes = typeof advancingLinkContract.routes;

/** Presigns an upload, unless the question cannot take the file. */
export async function ticketFor(ctx: PublicContext, secret: string, { key, ...file }: BodyOf<Routes['ticket']>) {
  const link = await actingLink(ctx, secret, LINK_DRAFTS);
  const { reader, ...aggregate } = await readRequest(link);
  checkFile(aggregate, reader.invitee.id, { key, type: file.type, size: file.size });
  const ticket = await presignUpload({ tenantId: link.tenantId, purpose: 'document', ...file });
  await sayingFull('advancing.filesFull', checkStorage(link, file.size));
  return ticket;
}

/** The id of a file follows from its upload, so that a repeated request finds it. */
const idFor = ({ recordId }: StoredLink, upload: string, now: Date): Id =>
  makeId(noOf(recordId), now.getTime(), createHash('sha256').update(upload).digest());

/** Takes over an upload for a question. A repeated request answers the same. */
export async function attach(ctx: PublicContext, secret: string, { key, upload, name }: BodyOf<Routes['attach']>) {
  const link = await actingLink(ctx, secret, LINK_DRAFTS);
  const known = Object.values(await filesOf(link.tenantId, noOf(link.recordId)));
  const by = authorOf(link);
  const sent = known.find((one) => one.upload === upload && one.by.id === by.id && one.key === key);
  if (sent) return { fileId: sent.id, name: sent.name };
  const keep = async ({ key: object, size, type }: StoredFile) => {
    const at = ctx.now.toISOString();
    const file: RequestFile = { id: idFor(link, upload, ctx.now), key, name, type, size, object, upload, by, at };
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'attach', file }) });
    return { fileId: file.id, name };
  };
  const taking = acceptFor({ tenantId: link.tenantId, key: upload, purpose: 'document' }, keep);
  return sayingFull('advancing.filesFull', taking);
}

/** Removes a file of the reader that no answer has named. */
export async function detach(ctx: PublicContext, secret: string, fileId: Id): Promise<typeof done> {
  const link = await actingLink(ctx, secret, LINK_DRAFTS);
  const file = (await filesOf(link.tenantId, noOf(link.recordId)))[fileId];
  await actAs(ctx, link, { command: (self) => ({ ...self, type: 'detach', fileId }) });
  if (file) await removeObject(file.object);
  return done;
}

/** An address for a file of a question that the reader is asked. */
export async function readFile(ctx: PublicContext, secret: string, fileId: Id) {
  const link = await readingLink(ctx, secret);
  const { reader, request } = await readRequest(link);
  const file = (await filesOf(link.tenantId, request.no))[fileId];
  if (!file) throw new AppError('notFound');
  checkAsked(request, reader.invitee, file.key);
  const isOwn = file.by.id === reader.invitee.id;
  return addressOf(isOwn ? { ...file, isProvided: true } : file);
}
