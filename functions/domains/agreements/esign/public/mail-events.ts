import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { MailEvent } from '#functions/platform/mail/events.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import { isCurrent } from '#shared/domains/agreements/esign/turn.ts';
import { type Id, isId } from '#shared/kernel/record/ids.ts';
import { act } from '../act.ts';
import { promises } from '../promises.ts';
import { noteStaffMail } from '../staff-mail-store.ts';
import { auditOf, type EsignRecord, esignStore } from '../store.ts';

const SERVICE: Actor = { kind: 'worker', id: 'mail', name: 'Mail service' };
const TARGET = /^esign-([0-9A-Z]{26})$/;

/** The document of a mail, by its `target` tag; undefined for the mails of other records. */
export function documentOfMail({ tags }: MailEvent): Id | undefined {
  const id = TARGET.exec(tags.target ?? '')?.[1];
  return id && isId(id) ? id : undefined;
}

interface Addressed {
  readonly participantId: Id;
  readonly personId: Id;
}
/** The people of a document who have one of the addresses. A replaced person no longer counts. */
function peopleAt({ participants }: EsignRecord, addresses: readonly string[]): Addressed[] {
  return participants
    .filter(isCurrent)
    .flatMap(({ id: participantId, people }) =>
      people
        .filter(({ email }) => addresses.includes(email.toLowerCase()))
        .map(({ id: personId }) => ({ participantId, personId })),
    );
}

const NOTED = { delivered: 'mailDelivered', bounced: 'mailBounced', complained: 'mailBounced' } as const;

/**
 * Takes a report about a mail of a document to the people it went to: a delivery into the chain, a bounce or complaint
 * to the participant and the sender. The service reports at least once, and a mail that is only late changes nothing.
 * A mail to staff stands beside the chain.
 */
export async function noteMailEvent(ctx: TenantContext, documentId: Id, event: MailEvent): Promise<void> {
  const { type, messageId: id, recipients, tags } = event;
  const document = await esignStore.find(ctx, documentId);
  if (!document || document.deletedAt) return;
  if (tags.staffMail) {
    await noteStaffMail(ctx.tenantId, document, tags.staffMail, type);
    return;
  }
  if (type === 'delayed') return;
  const chain = await auditOf(ctx, documentId);
  const isNoted = ({ personId }: Addressed) =>
    chain.some((one) => one.type === NOTED[type] && one.personId === personId && one.data?.id === id);
  const data = { mail: tags.kind ?? '', id };
  for (const one of peopleAt(document, recipients).filter((person) => !isNoted(person)))
    if (type === 'delivered')
      await act(ctx, documentId, { type: 'record', by: SERVICE, event: 'mailDelivered', ...one, data }, promises);
    else
      await act(ctx, documentId, { type: 'bounce', by: SERVICE, ...one, data: { ...data, outcome: type } }, promises);
}
