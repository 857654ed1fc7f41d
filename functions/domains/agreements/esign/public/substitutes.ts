import { substituteNow } from '#functions/domains/identity/account/public/signing-orders.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import type { Participant, Person } from '#shared/domains/agreements/esign/parts.ts';

type Mail = Extract<EsignMessage, { type: 'mail' }>;
export interface Recipient {
  readonly participant: Participant;
  readonly person: Person;
  /** The name of the user whose substitute the person is. */
  readonly insteadOf?: string;
}

/** The substitutes of users who are asked to countersign. Each acts in the place of that user. */
export async function substitutesOf(ctx: TenantContext, { mail }: Mail, recipients: readonly Recipient[]) {
  if (mail !== 'esignCountersign') return [];
  const found = recipients.map(async ({ participant, person }): Promise<Recipient[]> => {
    const user = person.userId && (await substituteNow(ctx, person.userId));
    if (!user) return [];
    const { name, email, locale, zone, id: userId } = user;
    return [{ participant, person: { ...person, name, email, locale, zone, userId }, insteadOf: person.name }];
  });
  return (await Promise.all(found)).flat();
}
