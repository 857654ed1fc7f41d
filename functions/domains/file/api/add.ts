import { targetOf } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { storeThumbnail } from '#functions/platform/thumbnail.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { fold } from '#shared/kernel/text.ts';
import { acceptWithin } from '../accept-store.ts';
import { fileStore, filesOf, replacing } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Looks at what arrived, keeps it and puts it with its record; one of the same name becomes its former version. */
export const handler = endpoint(fileContract.routes.add, async ({ body, ctx }) => {
  const { entity, recordId, key, name, ...labels } = body;
  const { title: recordTitle, artistIds } = await targetOf(ctx, { entity, recordId });
  const stored = await acceptWithin({ tenantId: ctx.tenantId, key, purpose: 'document' });
  const thumbnail = await storeThumbnail(stored);
  const former = (await filesOf(ctx, { entity, recordId })).find((file) => fold(file.name) === fold(name));
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
  return withThumbnail(await fileStore.create(ctx, fields, { extra }));
});
