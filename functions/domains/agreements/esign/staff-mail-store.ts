import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, putNew } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { earlierStates } from '#shared/domains/relations/email-message/rules.ts';
import type { EmailState } from '#shared/domains/relations/email-message/states.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { sha256 } from './digest.ts';
import type { EsignRecord } from './store.ts';

/*
 * Mails to staff about a document. They are no acts of signing, so the audit chain does not tell of them.
 *   staff mail   in the partition of the document  sk M#<id>
 */
export interface StaffMail {
  readonly id: string;
  readonly at: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly state: EmailState;
}
type Document = Pick<EsignRecord, 'no'>;

/** Names a mail by what it follows from and whom it goes to. A repeated delivery has the same name. */
export const staffMailId = (cause: string, userId: string): string => sha256(`${cause} ${userId}`).slice(0, 32);

const keyOf = (tenantId: string, { no }: Document, id: string) => ({
  pk: recordPk(tenantId, 'esign', no),
  sk: `M#${id}`,
});

/** Stores a mail that is about to leave. A second try changes nothing. */
export const keepStaffMail = (tenantId: string, document: Document, mail: StaffMail): Promise<boolean> =>
  unlessRefused('exists', commit([putNew({ ...keyOf(tenantId, document, mail.id), ...mail })]));

/** Moves a mail to a later state. Reports come in any order, and an earlier or unknown one changes nothing. */
export function noteStaffMail(tenantId: string, document: Document, id: string, state: EmailState): Promise<boolean> {
  const earlier = Object.fromEntries(earlierStates(state).map((one, i) => [`:e${i}`, one]));
  const Update = {
    TableName: tableName(),
    Key: keyOf(tenantId, document, id),
    UpdateExpression: 'SET #state = :state',
    ConditionExpression: `#state IN (${Object.keys(earlier).join(', ')})`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': state, ...earlier },
  };
  return unlessRefused('stale', commit([{ item: { Update }, refused: () => new AppError('stale') }]));
}

export const staffMailsOf = (tenantId: string, { no }: Document): Promise<StaffMail[]> =>
  readAll({ pk: recordPk(tenantId, 'esign', no), prefix: 'M#' });
