import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { tellUser } from '#functions/domains/identity/user/public/tell-user.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { longDay } from '#functions/platform/mail/notice.ts';
import { hasTurn, mailOnce } from '#functions/platform/mail/once.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import { requestReceived, requestRejected, requestThanks } from '#functions/platform/mail/templates/request.ts';
import { hashCode } from '#functions/platform/session/secret.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import type { SubmissionFields } from '#shared/domains/booking/webform/submission.ts';
import { textsIn } from '#shared/domains/booking/webform/texts.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { THANKS_EVERY_SECONDS } from '../guard.ts';
import { receiversOf } from '../live.ts';
import { webformStore } from '../store.ts';

type Submission = Stored<SubmissionFields>;
const pageOf = ({ showId }: Submission): string => `/show/${showId}/fromwebform`;
const placeOf = ({ venueName, venueCity }: SubmissionFields['answers']): string =>
  [venueName, venueCity].filter(Boolean).join(', ');

/** Tells a colleague of the request. */
async function tellReceiver(message: EventMessage, tries: number, submission: Submission, userId: Id): Promise<void> {
  const { artistName: artist, date, contactName, company = '' } = submission.answers;
  const user = await userStore.find(message, userId);
  if (!user) return;
  const asked = { form: submission.title, artist, date, place: placeOf(submission.answers) };
  const sender = [contactName, company].filter(Boolean).join(', ');
  await tellUser(message, tries, user, {
    kind: 'webformReceived',
    subject: `${artist}, ${longDay(user.locale, date)}`,
    target: pageOf(submission),
    noticeFor: ({ locale }, url) => requestReceived(locale, { ...asked, sender, url }),
  });
}

/** The agency's reply address: its own, else the first recipient of requests. */
async function answersGoTo(tenantId: string, [first]: readonly Id[]): Promise<string | undefined> {
  const { email } = await agencyOf({ tenantId });
  if (email || !first) return email || undefined;
  return (await userStore.find({ tenantId }, first))?.email;
}

/**
 * Thanks an address once a day, so that the form cannot be used to pester anyone. The mail repeats nothing of the
 * input.
 */
async function thank(
  { tenantId, id, at }: EventMessage,
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
        brand: await artistLetterhead({ tenantId, agency, locale, artistIds: [answers.artistId] }),
        locale,
        replyTo,
        tags: { kind: 'webformThanks', id },
      }),
    ),
  );
}

/** Tells all receivers. A receiver whose mail fails does not prevent the mails of the others. */
export async function tellRequest(message: EventMessage<'webformReceived'>, tries: number): Promise<void> {
  const submission = await submissionStore.get(message, message.payload.submissionId);
  const form = await webformStore.find(message, submission.webformId);
  const receiverIds = form ? await receiversOf(message.tenantId, form) : [];
  const telling = receiverIds.map((userId) => () => tellReceiver(message, tries, submission, userId));
  if (form?.confirmation) telling.push(() => thank(message, tries, submission, { form, receiverIds }));
  await settleEach(telling, (tell) => tell());
}

/** Mails the rejection of a request. The user who rejected it is notified when the mail can never be sent. */
export async function tellRejection(message: EventMessage<'webformRejected'>, tries: number): Promise<void> {
  const { submissionId, text, sender: senderId } = message.payload;
  const submission = await submissionStore.get(message, submissionId);
  const { answers, locale } = submission;
  const { name: agency } = await clientOf(message.tenantId);
  const sender = await userStore.find(message, senderId);
  const notice = requestRejected(locale, {
    agency,
    artist: answers.artistName,
    date: answers.date,
    text,
    ...(sender ? { contact: { name: sender.name, email: sender.email } } : {}),
  });
  await mailOnce(message, async () => {
    const tags = { kind: 'webformRejected', id: message.id };
    const replyTo = sender ? sender.email : await answersGoTo(message.tenantId, []);
    const { tenantId } = message;
    const brand = await artistLetterhead({ tenantId, agency, locale, artistIds: [answers.artistId] });
    const mail = { to: answers.email, notice, brand, locale, replyTo, tags };
    const left = await attemptMail(tries, () => mailOutside(mail));
    if (left !== undefined) return;
    const told = { id: message.id.slice(0, 26), at: message.at, kind: 'mailBounced' as const, subject: answers.email };
    await notify(message.tenantId, senderId, { ...told, target: pageOf(submission) });
  });
}
