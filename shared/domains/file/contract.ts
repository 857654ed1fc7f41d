import * as z from 'zod';
import { fileErrors, UploadRequest } from '#shared/kernel/file.ts';
import { Done, IdParams } from '#shared/kernel/ids.ts';
import { Meta } from '#shared/kernel/record.ts';
import { pageApi, pluralOf, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { RECORD_TARGETS, RecordTarget } from '#shared/kernel/target.ts';

export const FileFields = RecordTarget.extend({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  key: z.string(),
  thumbnailKey: z.string().optional(),
  recordTitle: z.string(),
  uploadedBy: z.string(),
});
export type FileFields = z.infer<typeof FileFields>;
/** Where it lies is nobody's business; it is fetched by an address of a minute. */
export const File = FileFields.omit({ key: true, thumbnailKey: true }).extend({
  ...Meta.shape,
  thumbnail: z.string().optional(),
});
export type File = z.infer<typeof File>;

const add = {
  audience: 'user',
  permission: 'file.create',
  grants: ['table:read', 'table:write', 'files:read', 'files:write'],
} as const;

export const fileContract = contract('file', {
  errors: fileErrors,
  routes: {
    presign: route({
      ...pageApi('POST', '/upload'),
      ...add,
      body: UploadRequest.extend(RecordTarget.shape),
      output: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), key: z.string() }),
    }),
    add: route({
      ...v1('PUT', '/files'),
      ...add,
      memory: 1024,
      timeout: 60,
      body: RecordTarget.extend({ key: z.string().max(200), name: z.string().min(1).max(200) }),
      output: File,
    }),
    list: route({
      ...pageApi('POST', '/file/list'),
      aliases: RECORD_TARGETS.map((entity) => ({
        ...v1('GET', `/${pluralOf(entity)}/{id}/files`),
        fixed: { entity },
        fields: { id: 'recordId' },
      })),
      audience: 'user',
      permission: 'file.read',
      grants: ['table:read', 'files:read'],
      body: RecordTarget,
      output: z.object({ rows: z.array(File) }),
    }),
    download: route({
      ...v1('GET', '/files/{id}/download'),
      audience: 'user',
      permission: 'file.read',
      grants: ['table:read', 'files:read'],
      params: IdParams,
      query: z.object({ inline: z.enum(['true', 'false']).default('false') }),
      output: z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() }),
    }),
    remove: route({
      ...v1('DELETE', '/files/{id}'),
      audience: 'user',
      permission: 'file.delete',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      output: Done,
    }),
  },
});
