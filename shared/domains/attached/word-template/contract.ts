import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, type Method, route } from '#shared/kernel/contract/route.ts';
import { fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { MergeField, TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { TemplateKind, WordKind, WordTemplate, WordTemplateDetails, WordTemplateInput } from './schemas.ts';

const Place = z.object({ kind: TemplateKind.default('record'), mainArea: WordKind });
export const WordTemplateListRequest = listRequest({ fields: ['active', 'locale'], sorts: ['name', 'changed'] }).extend(
  Place.shape,
);

/** Both kinds are one record: the second family of addresses says its kind where the first leaves it out. */
const at = <const P extends string>(method: Method, path: P, saysKind = false) => ({
  ...core(method, `/wordtemplate${path}`),
  aliases: [
    { ...core(method, `/wordtemplateforlistview${path}`), ...(saysKind ? { fixed: { kind: 'listView' } } : {}) },
  ],
});
/** Counted as a write, for it costs as much. */
const print = { memory: 1024, timeout: 29 } as const;
const ById = z.object({ id: Id });
const Changing = z.object({ rev: RevInput });
/** An address of a minute. */
const Address = z.object({ url: z.string(), name: z.string() });

export const wordTemplateContract = contract('word-template', {
  errors: { ...fileErrors, 'wordTemplate.tooManyRows': 409, 'wordTemplate.broken': 409 },
  routes: {
    list: route(at('POST', '/list', true), reads('wordTemplate.read'), {
      body: WordTemplateListRequest,
      output: paged(WordTemplate),
    }),
    get: route(at('GET', '/{id}'), reads('wordTemplate.read'), { output: WordTemplate }),
    /** With a first file that can be used at once and restyled in Word. */
    create: route(at('POST', '/create', true), writes('wordTemplate.update', 'files:read', 'files:write'), {
      body: WordTemplateInput,
      output: WordTemplate,
    }),
    copy: route(at('POST', '/copy'), writes('wordTemplate.update'), { body: ById, output: WordTemplate }),
    updateDetails: route(at('POST', '/updateDetails'), writes('wordTemplate.update'), {
      body: WordTemplateDetails.extend({ id: Id, rev: RevInput }),
      output: WordTemplate,
    }),
    updateVisibleInBookkeepings: route(at('POST', '/updateVisibleInBookkeepings'), writes('wordTemplate.update'), {
      body: z.object({ id: Id, rev: RevInput, visibleInBookkeepings: z.boolean() }),
      output: WordTemplate,
    }),
    remove: route(at('POST', '/delete'), writes('wordTemplate.update'), { body: ById, output: Done }),
    restore: route(at('POST', '/{id}/restore'), writes('wordTemplate.update'), { output: WordTemplate }),
    /** The file of an earlier version becomes the newest one. */
    restoreVersion: route(at('POST', '/{id}/versions/restore'), writes('wordTemplate.update'), {
      body: Changing.extend({ version: z.int().min(1) }),
      output: WordTemplate,
    }),
    activity: route(at('POST', '/activity'), reads('wordTemplate.read'), {
      body: ById.extend({ before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
    /** The newest file, or that of a version. */
    download: route(at('GET', '/{id}/download'), reads('wordTemplate.read', 'files:read'), {
      query: z.object({ version: z.coerce.number().int().min(1).optional() }),
      output: Address,
    }),
    presign: route(at('POST', '/{id}/upload/presign'), writes('wordTemplate.update', 'files:read', 'files:write'), {
      body: UploadRequest.omit({ purpose: true }),
      output: UploadTicket,
    }),
    /** Checks what arrived; a file that cannot be filled in is not taken, and the answer says why. */
    upload: route(at('POST', '/{id}/upload'), writes('wordTemplate.update', 'files:read', 'files:write'), {
      memory: 1024,
      timeout: 29,
      body: Changing.extend({ key: z.string().max(200), name: z.string().min(1).max(200) }),
      output: z.object({ template: WordTemplate, taken: z.boolean(), problems: z.array(TemplateProblem) }),
    }),
    mergeFields: route(pageApi('POST', '/mergefield/list'), reads('wordTemplate.read'), {
      body: Place,
      output: z.object({ fields: z.array(MergeField) }),
    }),
    /** A document with every field there is, to copy from. */
    sample: route(pageApi('POST', '/mergefield/sample'), writes('wordTemplate.read', 'files:read', 'files:write'), {
      ...print,
      body: Place.extend({ locale: Locale }),
      output: Address,
    }),
    exportRecord: route(
      core('POST', '/wordtemplate/{id}/export'),
      writes('wordTemplate.read', 'files:read', 'files:write'),
      { ...print, body: z.object({ recordId: Id }), output: Address },
    ),
    /** All rows of a list as it is filtered and sorted: the same request as the list's own. */
    exportList: route(
      core('POST', '/wordtemplateforlistview/{id}/export'),
      writes('wordTemplate.read', 'files:read', 'files:write'),
      { ...print, body: z.object({ request: z.record(z.string(), z.unknown()).default({}) }), output: Address },
    ),
  },
});
