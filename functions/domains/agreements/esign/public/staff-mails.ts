import { userStore } from '#functions/domains/identity/user/store.ts';
import { wantsMail } from '#functions/domains/reference/notification/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import { isMailed } from '#shared/domains/reference/notification/contract.ts';
import { keepStaffMail, noteStaffMail, staffMailId } from '../staff-mail-store.ts';
import type { EsignRecord } from '../store.ts';
import { type Letter, writeLetter } from './letter.ts';
import { STAFF_TEXTS } from './mail-text.ts';
import { NOTICE_KINDS } from './notices.ts';

type Told = Extract<EsignMessage, { type: 'notice' }>;

/** A question is answered by a reply to the mail. */
const asker = ({ participants }: EsignRecord, { personId }: Record<string, string>): string | undefined =>
  participants.flatMap(({ people }) => people).find(({ id }) => id === personId)?.email;

/** Mails one user, and keeps what became of it for the list of mails. */
async function mailUser(
  ctx: TenantContext,
  cause: string,
  document: EsignRecord,
  { tries, ...letter }: Letter & { readonly userId: string; readonly name: string; readonly tries: number },
): Promise<void> {
  const { userId, name, to } = letter;
  const id = staffMailId(cause, userId);
  const sent = await attemptMail(tries, async () => {
    const mail = await writeLetter(ctx, document, { ...letter, tags: { staffMail: id } });
    const { subject } = mail.notice;
    const at = ctx.now.toISOString();
    await keepStaffMail(ctx.tenantId, document, { id, at, to: { name, email: to.email }, subject, state: 'queued' });
    return mailOutside(mail);
  });
  await noteStaffMail(ctx.tenantId, document, id, sent === undefined ? 'failed' : 'sent');
}

/** Mails staff what a notice tells them, each once. Without users, the author gets it. */
export async function mailStaff(
  ctx: TenantContext,
  cause: string,
  document: EsignRecord,
  { notice, userIds, data = {} }: Told,
  tries: number,
): Promise<void> {
  const text = STAFF_TEXTS[notice];
  if (!text) return;
  const kind = NOTICE_KINDS[notice];
  const url = `${env.pageBase()}${pageOfSigning(document)}`;
  const replyTo = asker(document, data);
  for (const userId of userIds.length > 0 ? userIds : [document.author.userId]) {
    const user = await userStore.find(ctx, userId);
    if (!user || user.deletedAt || user.state !== 'active') continue;
    if (isMailed(kind) && !(await wantsMail(ctx.tenantId, userId, kind))) continue;
    const letter = { kind: notice, text, to: user, isStaff: true, replyTo, values: { ...data, url } };
    await mailOnce({ tenantId: ctx.tenantId, id: cause, part: userId }, () =>
      mailUser(ctx, cause, document, { ...letter, userId, name: user.name, tries }),
    );
  }
}
