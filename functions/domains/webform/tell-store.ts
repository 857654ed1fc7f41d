import { letterheadOf } from '#functions/domains/brand/public/letterhead.ts';
import { userLetterhead } from '#functions/domains/brand/public/user-letterhead.ts';
import { clientOf } from '#functions/domains/client/store.ts';
import { notify, wantsMail } from '#functions/domains/notification/store.ts';
import { agencyOf } from '#functions/domains/setting/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { env } from '#functions/platform/env.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { hasTurn, mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice, mailOutside } from '#functions/platform/mail/outgoing.ts';
import { requestReceived, requestRejected, requestThanks } from '#functions/platform/mail/templates/request.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { hashCode } from '#functions/platform/secret.ts';
import type { WebformInput } from '#shared/domains/webform/schemas.ts';
import type { SubmissionFields } from '#shared/domains/webform/submission.ts';
import { textsIn } from '#shared/domains/webform/texts.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { THANKS_EVERY_SECONDS } from './guard.ts';
import { receiversOf } from './live.ts';
import { webformStore } from './store.ts';
import { submissionStore } from './submission-store.ts';

type Submission = Stored<SubmissionFields>;
interface Promised {
  readonly submissionId: Id;
  readonly text?: string;
  readonly sender?: Id;
}
const pageOf = ({ showId }: Submission): string => `/show/${showId}/fromwebform`;
const placeOf = ({ venueName, venueCity }: SubmissionFields['answers']): string =>
  [venueName, venueCity].filter(Boolean).join(', ');

/** A colleague hears of it in the inbox and by mail; a message that comes again does what is left. */
async function tellReceiver(message: OutboxMessage, tries: number, submission: Submission, userId: Id): Promise<void> {
  const { tenantId, id, at } = message;
  const { artistName, date, contactName, company = '' } = submission.answers;
  const subject = `${artistName}, ${date}`;
  const note = { id: id.slice(0, 26), at, kind: 'webformReceived' as const, subject, target: pageOf(submission) };
  await notify(tenantId, userId, note);
  if (!(await wantsMail(tenantId, userId, note.kind))) return;
  const user = await userStore.find({ tenantId }, userId);
  if (!user || user.state === 'deactivated') return;
  const asked = { form: submission.title, artist: artistName, date, place: placeOf(submission.answers) };
  const notice = requestReceived(user.locale, {
    ...asked,
    sender: [contactName, company].filter(Boolean).join(', '),
    url: `${env.pageBase()}${note.target}`,
  });
  const tags = { kind: 'webformReceived', id };
  await mailOnce({ tenantId, id, part: userId }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags),
    ),
  );
}

/** The agency's reply address: its own, else the first recipient of requests. */
async function answersGoTo(tenantId: string, [first]: readonly Id[]): Promise<string | undefined> {
  const { email } = await agencyOf({ tenantId });
  if (email || !first) return email || undefined;
  return (await userStore.find({ tenantId }, first))?.email;
}

/** Once a day to an address, so that the form cannot be used to pester somebody; nothing that was typed is repeated. */
async function thank(
  { tenantId, id, at }: OutboxMessage,
  tries: number,
  { answers, locale }: Submission,
  { form, receiverIds }: { readonly form: WebformInput; readonly receiverIds: readonly Id[] },
): Promise<void> {
  const whom = `thanks#${hashCode(tenantId, answers.email.toLowerCase())}`;
  if (!(await hasTurn({ tenantId, whom, id, now: new Date(at), seconds: THANKS_EVERY_SECONDS }))) return;
  const [{ name: agency }, replyTo] = await Promise.all([clientOf(tenantId), answersGoTo(tenantId, receiverIds)]);
  const notice = requestThanks(locale, {
    agency,
    artist: answers.artistName,
    date: answers.date,
    text: textsIn(form, locale).mail,
  });
  await mailOnce({ tenantId, id, part: 'thanks' }, () =>
    attemptMail(tries, async () =>
      mailOutside({
        to: answers.email,
        notice,
        brand: await letterheadOf({ tenantId, agency, locale, artistIds: [answers.artistId] }),
        locale,
        replyTo,
        tags: { kind: 'webformThanks', id },
      }),
    ),
  );
}

async function requestOf({ tenantId, payload }: OutboxMessage) {
  const promised = payload as unknown as Promised;
  const submission = await submissionStore.get({ tenantId }, promised.submissionId);
  return { promised, submission };
}

/** One whom the mail does not reach keeps nobody else from hearing of it. */
export async function tellRequest(message: OutboxMessage, tries: number): Promise<void> {
  const { submission } = await requestOf(message);
  const form = await webformStore.find(message, submission.webformId);
  const receiverIds = form ? await receiversOf(message.tenantId, form) : [];
  const telling = receiverIds.map((userId) => () => tellReceiver(message, tries, submission, userId));
  if (form?.confirmation) telling.push(() => thank(message, tries, submission, { form, receiverIds }));
  await eachAlone(telling, (tell) => tell());
}

/** Whoever refused it is told when their mail will never leave. */
export async function tellRejection(message: OutboxMessage, tries: number): Promise<void> {
  const { promised, submission } = await requestOf(message);
  const { answers, locale } = submission;
  const { name: agency } = await clientOf(message.tenantId);
  const sender = promised.sender && (await userStore.find(message, promised.sender));
  const notice = requestRejected(locale, {
    agency,
    artist: answers.artistName,
    date: answers.date,
    text: promised.text ?? '',
    ...(sender ? { contact: { name: sender.name, email: sender.email } } : {}),
  });
  await mailOnce(message, async () => {
    const tags = { kind: 'webformRejected', id: message.id };
    const replyTo = sender ? sender.email : await answersGoTo(message.tenantId, []);
    const { tenantId } = message;
    const brand = await letterheadOf({ tenantId, agency, locale, artistIds: [answers.artistId] });
    const mail = { to: answers.email, notice, brand, locale, replyTo, tags };
    const left = await attemptMail(tries, () => mailOutside(mail));
    if (left !== undefined || !promised.sender) return;
    const told = { id: message.id.slice(0, 26), at: message.at, kind: 'mailBounced' as const, subject: answers.email };
    await notify(message.tenantId, promised.sender, { ...told, target: pageOf(submission) });
  });
}
