import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { FileUrl, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, IdParams } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { EmailReply, EmailReplyRow, REPLY_FILES_MAX } from './schemas.ts';

const FileAt = IdParams.extend({ n: z.coerce.number().int().min(0).max(REPLY_FILES_MAX) });

export const emailReplyContract = contract('email-reply', {
  routes: {
    /** Of one record, newest first. */
    list: route(core('POST', '/emailreply/list'), reads('email.read'), {
      body: RecordSubject,
      output: rowsOf(EmailReplyRow),
    }),
    get: route(v1('GET', '/email-replies/{id}'), reads('email.read'), { output: EmailReply }),
    /** An address to fetch an attachment within a minute, by its place in the mail. */
    file: route(v1('GET', '/email-replies/{id}/files/{n}'), reads('email.read', 'files:read'), {
      params: FileAt,
      output: FileUrl,
    }),
    remove: route(v1('DELETE', '/email-replies/{id}'), writes('email.create'), { output: Done }),
  },
});
