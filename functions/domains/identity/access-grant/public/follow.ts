import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { mailInvitation } from '#functions/domains/identity/user/public/mail.ts';
import { tellUser, tellUserOf } from '#functions/domains/identity/user/public/tell-user.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { clientOf, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { type AccessNews, temporaryAccess } from '#functions/platform/mail/templates/temporary-access.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { grantStore, type TemporaryGrant } from '../store.ts';

type Message = EventMessage<'accessGrant'>;
type User = Stored<UserFields>;
const PAGE = '/user/temporaryaccess';
const STATUS_PAGE = '/client/access/status';

async function noticeOf(tenantId: string, kind: AccessNews, grant: TemporaryGrant) {
  const { name: agency } = await clientOf(tenantId);
  const { name, reason, answer = '', askedBy, decidedBy = askedBy, from, until } = grant;
  const isAsked = kind === 'accessAsked';
  const said = { by: isAsked ? askedBy.name : decidedBy.name, text: isAsked ? reason : answer };
  return ({ locale, zone }: User, url: string) =>
    temporaryAccess(locale, kind, { name, agency, from, until, zone, url, ...said });
}

/** Tells the administrators who wait for nothing of their own. */
async function tellAsked(message: Message, tries: number, grant: TemporaryGrant): Promise<void> {
  const noticeFor = await noticeOf(message.tenantId, 'accessAsked', grant);
  const administrators = await administratorsOf(message);
  for (const user of administrators.filter(({ id }) => id !== grant.askedBy.userId))
    await tellUser(message, tries, user, { kind: 'accessAsked', subject: grant.name, target: PAGE, noticeFor });
}

/** Mails the person. Whoever has no access has no inbox either. */
async function mailPerson(
  { tenantId, id }: Message,
  tries: number,
  user: User,
  kind: AccessNews,
  grant: TemporaryGrant,
) {
  const notice = (await noticeOf(tenantId, kind, grant))(user, `${env.pageBase()}${STATUS_PAGE}`);
  await mailOnce({ tenantId, id, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind, id }),
    ),
  );
}

/** Tells who asked, and the person if it was granted or if they asked themselves. */
async function tellDecided(message: Message, tries: number, grant: TemporaryGrant): Promise<void> {
  const { askedBy, decidedBy, origin, userId, stage } = grant;
  const kind = stage === 'declined' ? 'accessDeclined' : 'accessGranted';
  const isOperator = origin === 'operator';
  if (origin !== 'person' && askedBy.userId !== decidedBy?.userId)
    await tellUserOf({ ...message, tenantId: isOperator ? OPERATOR_TENANT : message.tenantId }, tries, askedBy.userId, {
      kind,
      subject: grant.name,
      target: isOperator ? `/adminone/client/${message.tenantId}` : PAGE,
      noticeFor: await noticeOf(message.tenantId, kind, grant),
    });
  const isConcerned = stage === 'granted' ? !isOperator : origin === 'person';
  const user = isConcerned && userId ? await userStore.find(message, userId) : undefined;
  if (user && !user.deletedAt) await mailPerson(message, tries, user, kind, grant);
}

/** Mails the sign-in to a person whose access begins now, in the name of the administrator who granted it. */
async function letIn(message: Message, tries: number, { userId, decidedBy }: TemporaryGrant): Promise<void> {
  const user = userId ? await userStore.find(message, userId) : undefined;
  if (user?.state !== 'invited' || !decidedBy) return;
  const inviter = { tenantId: message.tenantId, ...decidedBy };
  await mailInvitation({ ...message, type: 'invitation', payload: { userId: user.id, inviter } }, tries);
}

/** Ends a grant whose user has gone or is here by another one. */
async function close({ tenantId, at }: Message, { no, id, userId, askedBy }: TemporaryGrant): Promise<void> {
  const ctx = { tenantId, now: new Date(at), actor: { userId: userId ?? askedBy.userId, name: 'Backline' } };
  await changeRecord(
    ctx,
    grantStore,
    no,
    async (grant) => {
      const user = grant.userId ? await userStore.find(ctx, grant.userId) : undefined;
      const isHere = user && !user.deletedAt && user.state !== 'deactivated' && user.grantId === id;
      return grant.stage === 'granted' && !isHere ? { ...grant, stage: 'ended' as const } : grant;
    },
    () => ({ action: 'accessEnded' }),
  );
}

/** Does what follows from a step of temporary access. */
export async function followGrant(message: Message, tries: number): Promise<void> {
  const { id, news } = message.payload;
  const grant = await grantStore.find(message, id);
  if (!grant || grant.deletedAt) return;
  if (news === 'asked') return tellAsked(message, tries, grant);
  if (news === 'decided') return tellDecided(message, tries, grant);
  if (news === 'began') return letIn(message, tries, grant);
  return close(message, grant);
}
