import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { sendOnce } from '#functions/platform/mail/once.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { CORRECTION_FIELDS } from '#shared/domains/agreements/esign/correction-fields.ts';
import { correctionFieldWords } from '#shared/domains/agreements/esign/correction-words.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { isEnded } from '#shared/domains/agreements/esign/states.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { act } from '../act.ts';
import { workerActor } from '../actors.ts';
import { sha256 } from '../digest.ts';
import { secretFor } from '../links.ts';
import { promises } from '../promises.ts';
import { auditOf, type EsignRecord } from '../store.ts';
import { codeOf } from '../verification.ts';
import { attached, writeLetter } from './letter.ts';
import { ASKS, textFor } from './mail-text.ts';
import { type Cause, tell } from './notices.ts';
import { type Recipient, substitutesOf } from './substitutes.ts';

type Mail = Extract<EsignMessage, { type: 'mail' }>;
const WORKER = workerActor('outbox');

const recipientsOf = ({ participants }: EsignRecord, { to }: Mail): Recipient[] =>
  to.flatMap(({ participantId, personId }) => {
    const participant = participants.find(({ id }) => id === participantId);
    const people = participant?.people.filter(({ id }) => personId === undefined || id === personId) ?? [];
    return participant ? people.map((person) => ({ participant, person })) : [];
  });

/** Whether the mail still asks for something. What has ended meanwhile asks nobody. */
const isDue = (document: EsignRecord, mail: Mail, { participant }: Recipient): boolean =>
  !ASKS.includes(textFor(mail, participant)) || (document.state === 'outForSignature' && !isEnded(participant.state));

type MailFile = Pick<SignFile, 'name' | 'key'>;
/** The files of a mail: those to sign on paper, or the sealed ones with the invoices of the bundle. */
async function filesOf(
  tenantId: string,
  document: EsignRecord,
  mail: Mail['mail'],
  tries: number,
): Promise<MailFile[]> {
  const { files } = document;
  if (mail === 'esignPaper') return files;
  if (mail !== 'esignCompleted') return [];
  const sealed = files.flatMap(({ name, sealed }) => (sealed ? [{ name, key: sealed.key }] : []));
  if (!files.some(({ invoiceId }) => invoiceId)) return sealed;
  const { issuedFiles } = await import('./bundle.ts');
  return [...sealed, ...(await issuedFiles(tenantId, document, tries))];
}

interface Address {
  readonly url?: string;
  readonly tags: Readonly<Record<string, string>>;
}
async function addressFor(ctx: TenantContext, document: EsignRecord, to: Recipient): Promise<Address> {
  if (to.person.userId) return { url: `${env.pageBase()}${pageOfSigning(document)}`, tags: {} };
  const { name: agency } = await clientOf(ctx.tenantId);
  const { secret, link } = await secretFor(document, { tenantId: ctx.tenantId, agency, ...to }, ctx.now);
  return { url: `${env.pageBase()}/esign/invitation/${secret}`, tags: { linkId: link.id } };
}

const fieldIn = (locale: Locale, { field }: NonNullable<Mail['data']>) => {
  const known = CORRECTION_FIELDS.find((name) => name === field);
  return known ? { field: inLanguage(correctionFieldWords[known], locale) } : {};
};

/** Writes the mail to one person. Each has a secret of its own. */
async function letterTo(
  ctx: TenantContext,
  document: EsignRecord,
  { mail, data = {} }: Mail,
  { files, ...to }: Recipient & { readonly files: readonly MailFile[] },
) {
  const { person, participant, insteadOf } = to;
  const text = textFor({ type: 'mail', mail, to: [], data }, participant);
  const asks = ASKS.includes(text);
  const isDone = text === 'esignCompleted';
  const { url, tags }: Address = asks || isDone ? await addressFor(ctx, document, to) : { tags: {} };
  const { message, expiresAt } = document;
  return writeLetter(ctx, document, {
    kind: mail,
    text,
    to: person,
    isStaff: person.userId !== undefined,
    attachments: await attached(files),
    tags,
    values: {
      ...(mail === 'esignInvite' && message ? { message } : {}),
      ...data,
      ...fieldIn(person.locale, data),
      url,
      deadlineAt: asks ? participant.deadlineAt : undefined,
      expiresAt: expiresAt ?? undefined,
      insteadOf,
      ...(isDone ? { code: codeOf(document), verifyPage: `${env.pageBase()}/esign/verify` } : {}),
    },
  });
}

/** The chain names each mail once, also where a worker died between the mail and the record. */
async function record(
  ctx: TenantContext,
  document: EsignRecord,
  to: Recipient,
  { cause, ...sent }: { mail: string; cause: string; messageId: string; sha256?: string; subject?: string },
) {
  const ids = { participantId: to.participant.id, personId: to.person.id };
  const chain = await auditOf(ctx, document.id);
  if (
    chain.some(({ type, data, personId }) => type === 'mailSent' && data?.cause === cause && personId === ids.personId)
  )
    return;
  const data = { ...sent, cause };
  await act(ctx, document.id, { type: 'record', by: WORKER, event: 'mailSent', ...ids, data }, promises);
}

/** Names a mail to one person of a message for ever. A substitute has the place of another person. */
const partOf = ({ person: { id, userId }, insteadOf }: Recipient): string => (insteadOf ? `${id} ${userId}` : id);

interface Mailing {
  readonly cause: Cause;
  readonly document: EsignRecord;
  readonly message: Mail;
  readonly files: readonly MailFile[];
  readonly tries: number;
}
async function mailOne(ctx: TenantContext, mailing: Mailing, to: Recipient) {
  const { cause, document, message, files, tries } = mailing;
  const { mail } = message;
  const { userId, email } = to.person;
  const part = partOf(to);
  const subject = [document.title, to.insteadOf].filter(Boolean).join(', ');
  if (mail === 'esignCountersign' && userId) await tell(cause, document, [userId], { kind: 'esignTurn', subject });
  let content: { readonly sha256: string; readonly subject: string } | undefined;
  const mailed = await sendOnce({ tenantId: ctx.tenantId, id: cause.id, part }, () =>
    attemptMail(tries, async () => {
      const letter = await letterTo(ctx, document, message, { ...to, files });
      content = { sha256: sha256(JSON.stringify(letter.notice)), subject: letter.notice.subject };
      return mailOutside(letter);
    }),
  );
  if (mailed === undefined) {
    const failed = { ...cause, id: `${cause.id} ${part}` };
    return tell(failed, document, [document.author.userId], { kind: 'mailBounced', subject: email });
  }
  const noted = to.insteadOf ? `${cause.id} ${userId}` : cause.id;
  await record(ctx, document, to, { mail, cause: noted, messageId: mailed, ...content });
}

/** Mails the people of a message, each once, and notes it in the chain. */
export async function mailPeople(
  ctx: TenantContext,
  cause: Cause,
  document: EsignRecord,
  message: Mail,
  tries: number,
): Promise<void> {
  const files = await filesOf(ctx.tenantId, document, message.mail, tries);
  const asked = recipientsOf(document, message).filter((to) => isDue(document, message, to));
  const recipients = [...asked, ...(await substitutesOf(ctx, message, asked))];
  for (const to of recipients) await mailOne(ctx, { cause, document, message, files, tries }, to);
}
