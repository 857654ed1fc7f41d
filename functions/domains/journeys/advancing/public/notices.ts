import { createHash } from 'node:crypto';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { advancingMail } from '#functions/platform/mail/templates/advancing.ts';
import type { AdvancingMail } from '#functions/platform/mail/templates/advancing-texts/texts.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { AdvancingMessage } from '#shared/domains/journeys/advancing/message.ts';
import { pageOfRequest } from '#shared/domains/journeys/advancing/page.ts';
import type { Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import type { NotificationSettings } from '#shared/domains/reference/notification/contract.ts';
import { type Id, makeId } from '#shared/kernel/record/ids.ts';
import type { Telling } from './mail-invitees.ts';
import { answerRows, valuesFor } from './mail-values.ts';
import { senderFor } from './sender.ts';
import { lastMessages, threadOf } from './thread.ts';

type MailedKind = NotificationSettings['mailOff'][number];
interface Told {
  readonly kind: MailedKind | 'advancingAnswered' | 'advancingForwarded';
  /** The mail that goes with it. */
  readonly mail?: AdvancingMail;
  /** Tells the first of several within the window. */
  readonly isTogether?: true;
}
/** The messages that staff hear of. Answers and messages come in rows, so one notice tells of all within ten minutes. */
const TOLD: Readonly<Partial<Record<AdvancingMessage['type'], Told>>> = {
  provided: { kind: 'advancingAnswered', isTogether: true },
  submitted: { kind: 'advancingSubmitted', mail: 'submitted' },
  changeAsked: { kind: 'advancingChangeAsked', mail: 'changeAsked' },
  declined: { kind: 'advancingDeclined', mail: 'declined' },
  forwarded: { kind: 'advancingForwarded' },
  written: { kind: 'advancingMessage', mail: 'writtenToStaff', isTogether: true },
  overdue: { kind: 'advancingOverdue', mail: 'staffOverdue' },
};
const WINDOW_MS = 600_000;

/** Names a notice by its cause, or by the window in which it tells of several. */
function noticeId({ event, request }: Telling, { kind, isTogether }: Told): Id {
  const at = Date.parse(event.at);
  const start = isTogether ? at - (at % WINDOW_MS) : at;
  const cause = isTogether ? request.id : event.id;
  return makeId(0, start, createHash('sha256').update(`${cause} ${kind}`).digest());
}

/** The person outside who acted. News of messages tell the writer of the last one. */
async function actorName({ request, event }: Telling, { type, inviteeIds = [] }: AdvancingMessage): Promise<string> {
  if (type === 'written') {
    const rows = await threadOf(event.tenantId, request.no, 'messages');
    return rows.findLast(({ by }) => by.kind === 'invitee')?.by.name ?? '';
  }
  const ids = [...inviteeIds, event.payload.by ?? ''];
  return request.invitees.find(({ id }) => ids.includes(id))?.name ?? '';
}

async function mail(telling: Telling, told: Told & { mail: AdvancingMail }, message: AdvancingMessage, noteId: Id) {
  const { event, request, answers, tries } = telling;
  const { tenantId } = event;
  const user = await userStore.find({ tenantId }, request.author.userId);
  if (!user || user.deletedAt || user.state !== 'active') return;
  if (!(await wantsMail(tenantId, user.id, told.kind as MailedKind))) return;
  const aggregate = { request, answers };
  const { locale } = user;
  const name = await actorName(telling, message);
  const sections = request.sections.map(({ key }) => key);
  const values = valuesFor(aggregate, await senderFor(tenantId, request), locale, sections);
  const rows =
    told.mail === 'writtenToStaff'
      ? lastMessages(await threadOf(tenantId, request.no, 'messages'))
      : answerRows({ aggregate, keys: told.mail === 'changeAsked' ? (message.keys ?? []) : [], locale });
  const notice = advancingMail(told.mail, locale, {
    values: { ...values, name },
    reason: message.reason,
    rows,
    url: `${env.pageBase()}${pageOfRequest(request.id)}`,
    isStaff: true,
  });
  await mailOnce({ tenantId, id: noteId, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), locale, { kind: told.kind, id: noteId }),
    ),
  );
}

/** Tells the user who asks, in the inbox and by mail. */
export async function tellStaff(telling: Telling, message: AdvancingMessage): Promise<void> {
  const { event, request } = telling;
  const told = TOLD[message.type];
  if (!told) return;
  const id = noticeId(telling, told);
  const subject = [request.show.title, await actorName(telling, message)].filter(Boolean).join(', ');
  await notify(event.tenantId, request.author.userId, {
    id,
    at: event.at,
    kind: told.kind,
    subject,
    target: pageOfRequest(request.id),
  });
  if (told.mail) await mail(telling, { ...told, mail: told.mail }, message, id);
}

/** Tells the sender of an invitee whom no mail reaches. */
export async function tellNotMailed({ event, request }: Telling, { email }: Invitee): Promise<void> {
  const id = makeId(0, Date.parse(event.at), createHash('sha256').update(`${event.id} ${email}`).digest());
  const target = pageOfRequest(request.id);
  await notify(event.tenantId, request.author.userId, {
    id,
    at: event.at,
    kind: 'mailBounced',
    subject: email,
    target,
  });
}
