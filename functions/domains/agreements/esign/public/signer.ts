import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import { CAPACITY_MAX, NAME_MAX } from '#shared/domains/agreements/esign/limits.ts';

/** The person who signs an agreement for the other party: its signatory, at the first known address. */
export async function proposedSigner(
  ctx: UserContext,
  { document, company, contact }: Pick<Agreement, 'document' | 'company' | 'contact'>,
) {
  const { name: partyName, email: printed, signatory } = partnerOf(document);
  const [person, others] = await Promise.all([
    personAsRecipient(ctx, contact?.contactId),
    companyAsRecipients(ctx, company?.companyId),
  ]);
  const known = others.find(({ email }) => email);
  return {
    name: (signatory.name || person[0]?.name || partyName).slice(0, NAME_MAX),
    email: person[0]?.email || printed || (known?.email ?? ''),
    capacity: signatory.capacity.slice(0, CAPACITY_MAX),
    partyName,
  };
}
