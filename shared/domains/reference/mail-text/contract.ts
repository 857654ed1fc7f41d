import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { MailKindName, MailLanguage, MailTextInput, MailTextRow, MailTextView } from './schemas.ts';

const KindParams = z.object({ kind: MailKindName });

/** The texts of the mails that the product sends by itself. */
export const mailTextContract = contract('mail-text', {
  errors: { 'mailText.unknownField': 400 },
  routes: {
    list: route(pageApi('POST', '/mailtext/list'), reads('messageTemplate.read'), {
      body: Nothing,
      output: rowsOf(MailTextRow),
    }),
    get: route(pageApi('GET', '/mailtext/{kind}'), reads('messageTemplate.read'), {
      params: KindParams,
      output: MailTextView,
    }),
    /** Sets the text of one language. */
    update: route(pageApi('PUT', '/mailtext/{kind}/{language}'), writes('messageTemplate.update'), {
      params: KindParams.extend({ language: MailLanguage }),
      body: MailTextInput,
      output: MailTextView,
    }),
    /** Restores the standard text of one language, or of all. */
    restore: route(pageApi('POST', '/mailtext/{kind}/restore'), writes('messageTemplate.update'), {
      params: KindParams,
      body: z.object({ language: MailLanguage.optional(), rev: RevInput }),
      output: MailTextView,
    }),
  },
});
