import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { onSubject, SUBJECT_COLUMNS, subjectCells } from '#functions/platform/record/on-subject.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { withOutcome } from '#shared/domains/relations/email-message/rules.ts';
import type { EmailFields } from '#shared/domains/relations/email-message/schemas.ts';
import { EMAIL_STATES, type EmailState } from '#shared/domains/relations/email-message/states.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

const index = defineList({
  name: 'email',
  key: 'number',
  columns: { ...SUBJECT_COLUMNS, state: 'u8' },
});

/** Mails about records, by when they were written. */
export const emailStore = new RecordStore<EmailFields>({
  name: 'email',
  title: (mail) => mail.subject,
  list: listOf(index, (mail) => ({
    no: mail.no,
    key: Math.floor(Date.parse(mail.createdAt) / 60_000),
    ...subjectCells(mail),
    state: wordNo(EMAIL_STATES, mail.state),
  })),
});

/** Newest first. */
export async function emailsOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  target: RecordSubject,
): Promise<Stored<EmailFields>[]> {
  return emailStore.where(ctx, onSubject(target), { by: 'key', direction: -1 });
}

/** Stores the outcome that the mail service reports for a mail. A repeated report changes nothing. */
export const noteOutcome = (
  ctx: TenantContext,
  id: Id,
  addresses: readonly string[],
  state: EmailState,
): Promise<boolean> =>
  changeRecord(
    ctx,
    emailStore,
    noOf(id),
    (mail) => (mail.id === id ? withOutcome(mail, addresses, state) : mail),
    () => ({
      action: state,
    }),
  );
