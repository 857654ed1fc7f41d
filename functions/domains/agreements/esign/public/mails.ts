import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import type { MailAttachment } from '#functions/platform/mail/mail.ts';
import { sendOnce } from '#functions/platform/mail/once.ts';
import { mailOutside, type OutsideMail } from '#functions/platform/mail/outgoing.ts';
import { esignMail } from '#functions/platform/mail/templates/esign.ts';
import type { EsignMailName } from '#functions/platform/mail/templates/esign-texts/texts.ts';
import { isEsignMail } from '#functions/platform/mail/templates/esign-texts.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import type { Participant, Person } from '#shared/domains/agreements/esign/parts.ts';
import { isEnded } from '#shared/domains/agreements/esign/states.ts';
import type { EventMessage } from '#shared/events.ts';
import { act } from '../act.ts';
import { sha256 } from '../digest.ts';
import { pageOfSigning, secretFor } from '../links.ts';
import { promises } from '../promises.ts';
import { auditOf, type EsignRecord } from '../store.ts';
import { codeOf } from '../verification.ts';
import { tell } from './notices.ts';

type Mail = Extract<EsignMessage, { type: 'mail' }>;
type Cause = Pick<EventMessage, 'id' | 'tenantId' | 'at'>;
interface Recipient {
  readonly participant: Participant;
  readonly person: Person;
}
/** Attached up to this size; beyond it, the link leads to the files (outsiders section 6). */
const ATTACHED_MAX = 8_000_000;
const ASKS: readonly string[] = ['esignInvite', 'esignRemind', 'esignCountersign'];
const WITH_LINK: readonly string[] = [...ASKS, 'esignCompleted'];
const WORKER = { kind: 'worker', id: 'outbox', name: 'Backline' } as const;

const recipientsOf = ({ participants }: EsignRecord, { to }: Mail): Recipient[] =>
  to.flatMap(({ participantId, personId }) => {
    const participant = participants.find(({ id }) => id === participantId);
    const people = participant?.people.filter(({ id }) => personId === undefined || id === personId) ?? [];
    return participant ? people.map((person) => ({ participant, person })) : [];
  });

/** Whether the mail still asks for something. What has ended meanwhile asks nobody. */
const isDue = (document: EsignRecord, mail: EsignMailName, { participant }: Recipient): boolean =>
  !ASKS.includes(mail) || (document.state === 'outForSignature' && !isEnded(participant.state));

async function sealedFiles(document: EsignRecord): Promise<MailAttachment[]> {
  const { getObject } = await import('#functions/platform/files/files.ts');
  const sealed = document.files.flatMap(({ name, sealed: file }) => (file ? [{ name, key: file.key }] : []));
  const found = await Promise.all(
    sealed.map(async ({ name, key }) => ({ name, type: 'application/pdf', content: await getObject(key) })),
  );
  return found.reduce((sum, { content }) => sum + content.length, 0) <= ATTACHED_MAX ? found : [];
}

interface Address {
  readonly url?: string;
  readonly tags: Readonly<Record<string, string>>;
}
async function addressFor(ctx: TenantContext, document: EsignRecord, agency: string, to: Recipient): Promise<Address> {
  if (to.person.userId) return { url: `${env.pageBase()}${pageOfSigning(document)}`, tags: {} };
  const { secret, link } = await secretFor(document, { tenantId: ctx.tenantId, agency, ...to }, ctx.now);
  return { url: `${env.pageBase()}/esign/invitation/${secret}`, tags: { linkId: link.id } };
}

/** Writes the mail to one person. Each has a secret of its own. */
async function written(
  ctx: TenantContext,
  document: EsignRecord,
  mail: EsignMailName,
  to: Recipient,
  data: Mail['data'],
): Promise<OutsideMail> {
  const { name: agency } = await clientOf(ctx.tenantId);
  const { person, participant } = to;
  const { title, author, artistIds, message, id } = document;
  const { url, tags }: Address = WITH_LINK.includes(mail) ? await addressFor(ctx, document, agency, to) : { tags: {} };
  const isDone = mail === 'esignCompleted';
  const notice = esignMail(mail, person.locale, {
    agency,
    sender: author.name,
    document: title,
    ...(mail === 'esignInvite' && message ? { message } : {}),
    ...data,
    url,
    deadlineAt: ASKS.includes(mail) ? participant.deadlineAt : undefined,
    zone: person.zone,
    code: isDone ? codeOf(document) : undefined,
    isStaff: person.userId !== undefined,
    contact: { name: author.name, email: author.email },
  });
  const brand = await artistLetterhead({ tenantId: ctx.tenantId, agency, locale: person.locale, artistIds });
  const sent = { kind: mail, tenantId: ctx.tenantId, senderId: author.userId, ...tags, target: `esign-${id}` };
  const attachments = isDone ? await sealedFiles(document) : [];
  return {
    to: person.email,
    notice,
    brand,
    locale: person.locale,
    replyTo: author.email,
    attachments,
    tags: sent,
  };
}

/** The chain names each mail once, also where a worker died between the mail and the record. */
async function record(
  ctx: TenantContext,
  document: EsignRecord,
  to: Recipient,
  { cause, ...sent }: { mail: string; cause: string; messageId: string; sha256?: string },
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

/** Mails the people of a message, each once, and notes it in the chain. */
export async function mailPeople(
  ctx: TenantContext,
  cause: Cause,
  document: EsignRecord,
  message: Mail,
  tries: number,
): Promise<void> {
  const { mail, data } = message;
  if (!isEsignMail(mail)) throw new Error(`there is no text for ${mail}`);
  for (const to of recipientsOf(document, message)) {
    if (!isDue(document, mail, to)) continue;
    const { userId, email, id: part } = to.person;
    if (mail === 'esignCountersign' && userId)
      await tell(cause, document, [userId], { kind: 'esignTurn', subject: document.title });
    let content: string | undefined;
    const mailed = await sendOnce({ tenantId: ctx.tenantId, id: cause.id, part }, () =>
      attemptMail(tries, async () => {
        const letter = await written(ctx, document, mail, to, data);
        content = sha256(JSON.stringify(letter.notice));
        return mailOutside(letter);
      }),
    );
    if (mailed === undefined)
      await tell({ ...cause, id: `${cause.id} ${part}` }, document, [document.author.userId], {
        kind: 'mailBounced',
        subject: email,
      });
    else {
      const hash = content ? { sha256: content } : {};
      await record(ctx, document, to, { mail, cause: cause.id, messageId: mailed, ...hash });
    }
  }
}
