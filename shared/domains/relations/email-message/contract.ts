import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { RECORD_SUBJECTS, RecordSubject } from '#shared/kernel/record/subject.ts';
import { Email, EmailInput, EmailRow, Recipient } from './schemas.ts';

export const emailMessageContract = contract('email-message', {
  errors: { 'email.tooLarge': 400, 'contract.notReady': 409, 'contract.noFile': 409 },
  routes: {
    /** Of one record, newest first. */
    list: route(core('POST', '/email/list'), reads('email.read'), {
      aliases: [
        pageApi('POST', '/emailmessage/list'),
        ...RECORD_SUBJECTS.map((entity) => ({
          ...v1('GET', `/${pluralOf(entity)}/{id}/emails`),
          fixed: { entity },
          fields: { id: 'recordId' },
        })),
      ],
      body: RecordSubject,
      output: rowsOf(EmailRow),
    }),
    get: route(v1('GET', '/emails/{id}'), reads('email.read'), { output: Email }),
    /** People and companies of the record with a mail address. */
    recipients: route(core('POST', '/email/recipients'), reads('email.read'), {
      body: RecordSubject,
      output: rowsOf(Recipient),
    }),
    send: route(v1('PUT', '/emails'), writes('email.create'), { body: EmailInput, output: Email }),
  },
});
