import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FileName, fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { RECORD_SUBJECTS, RecordSubject } from '#shared/kernel/record/subject.ts';
import { ZIP_FILES_MAX } from './rules.ts';
import { File, FileKind, RelatedAgreement } from './schemas.ts';

const Ticket = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() });

export const FILE_LIST = {
  fields: ['kind', 'group', 'size', 'owner', 'entity', 'outside'],
  sorts: ['date', 'name', 'size'],
} as const;
export const FileListRequest = listRequest(FILE_LIST);

/** `GET shows/{id}/files`, and so on for every record that holds files. */
const ofRecords = (word: string) =>
  RECORD_SUBJECTS.map((entity) => ({
    ...v1('GET', `/${pluralOf(entity)}/{id}/${word}`),
    fixed: { entity },
    fields: { id: 'recordId' },
  }));

export const fileContract = contract('file', {
  errors: { ...fileErrors, 'file.zipTooLarge': 400 },
  routes: {
    presign: route(pageApi('POST', '/upload'), writes('file.create', 'files:read', 'files:write'), {
      body: UploadRequest.extend(RecordSubject.shape),
      output: UploadTicket,
    }),
    add: route(v1('PUT', '/files'), writes('file.create', 'files:read', 'files:write'), {
      memory: 1024,
      timeout: 60,
      body: RecordSubject.extend({
        key: z.string().max(200),
        name: FileName,
        kind: FileKind.optional(),
        isVisibleOutside: z.boolean().optional(),
      }),
      output: File,
    }),
    list: route(pageApi('POST', '/file/list'), reads('file.read', 'files:read'), {
      aliases: ofRecords('files'),
      body: RecordSubject,
      output: rowsOf(File),
    }),
    /** Files of the records it is linked with, and their agreements. */
    related: route(pageApi('POST', '/file/related'), reads('file.read', 'files:read'), {
      aliases: ofRecords('relatedfiles'),
      body: RecordSubject,
      output: z.object({ rows: z.array(File), papers: z.array(RelatedAgreement) }),
    }),
    /** Of all records the caller may see. */
    browse: route(core('POST', '/file/list'), reads('file.read', 'files:read'), {
      body: FileListRequest,
      output: paged(File),
    }),
    /** Of the whole agency, whoever may see their records. */
    systemwide: route(core('POST', '/file/systemwide/list'), reads('file.readAll', 'files:read'), {
      body: FileListRequest,
      output: paged(File),
    }),
    versions: route(v1('GET', '/files/{id}/versions'), reads('file.read', 'files:read'), { output: rowsOf(File) }),
    download: route(v1('GET', '/files/{id}/download'), reads('file.read', 'files:read'), {
      query: z.object({ inline: z.enum(['true', 'false']).default('false') }),
      output: Ticket,
    }),
    zip: route(core('POST', '/file/zip'), reads('file.read', 'files:read', 'files:write'), {
      memory: 1769,
      timeout: 30,
      body: z.object({ ids: z.array(Id).min(1).max(ZIP_FILES_MAX) }),
      output: Ticket,
    }),
    update: route(v1('POST', '/files/{id}'), writes('file.create', 'files:read'), {
      body: z.object({ rev: RevInput, name: FileName, kind: FileKind, isVisibleOutside: z.boolean() }),
      output: File,
    }),
    remove: route(v1('DELETE', '/files/{id}'), writes('file.delete'), { output: Done }),
    restore: route(v1('POST', '/files/{id}/restore'), writes('file.delete', 'files:read'), { output: File }),
  },
});
