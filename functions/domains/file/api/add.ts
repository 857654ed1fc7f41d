import { titleOfTarget } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { acceptUpload } from '#functions/platform/files.ts';
import { storeThumbnail } from '#functions/platform/thumbnail.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { fileStore } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Looks at what arrived, keeps it and puts it with its record. */
export const handler = endpoint(fileContract.routes.add, async ({ body, ctx }) => {
  const { entity, recordId, key, name } = body;
  const recordTitle = await titleOfTarget(ctx, { entity, recordId });
  const stored = await acceptUpload({ tenantId: ctx.tenantId, key, purpose: 'document' });
  const thumbnail = await storeThumbnail(stored);
  const uploadedBy = ctx.actor.name;
  const fields = { entity, recordId, recordTitle, name, ...stored, uploadedBy };
  return withThumbnail(
    await fileStore.create(ctx, { ...fields, ...(thumbnail ? { thumbnailKey: thumbnail.key } : {}) }),
  );
});
