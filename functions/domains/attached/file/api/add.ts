import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { acceptWithin } from '#functions/domains/reference/client/public/accept.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { storeThumbnail } from '#functions/platform/files/thumbnail.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { purposeFor } from '#shared/domains/attached/file/rules.ts';
import { placeFor } from '../public/access.ts';
import { fileStore, renamed, replacing } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Looks at what arrived, keeps it and puts it with its record; one of the same name becomes its former version. */
export const handler = endpoint(fileContract.routes.add, async ({ body, ctx }) => {
  const { entity, recordId, key, name: wanted, ...labels } = body;
  const { title: recordTitle, artistIds } = await targetOf(ctx, { entity, recordId });
  const stored = await acceptWithin({ tenantId: ctx.tenantId, key, purpose: purposeFor({ entity }) });
  const thumbnail = await storeThumbnail(stored);
  const { name, former } = await placeFor(ctx, { entity, recordId }, wanted);
  const { more, extra } = former ? replacing(ctx, former) : { more: {}, extra: [] };
  const fields = {
    entity,
    recordId,
    recordTitle,
    name,
    ...stored,
    kind: 'other' as const,
    version: 1,
    isVisibleOutside: ctx.actor.environment === 'external',
    ...more,
    ...labels,
    uploadedBy: ctx.actor.name,
    uploaderId: ctx.actor.userId,
    ...(artistIds ? { artistIds: [...artistIds] } : {}),
    ...(thumbnail ? { thumbnailKey: thumbnail.key } : {}),
  };
  const file = await fileStore.prepare(ctx, fields);
  const names = await renamed(ctx, file, undefined, name);
  await commit(fileStore.writes(ctx, undefined, file, { extra: [...extra, ...names] }));
  return withThumbnail(file);
});
