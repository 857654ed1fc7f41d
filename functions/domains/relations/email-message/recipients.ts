import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

/** Finds the recipients whom a mail about a record may concern, each address once. */
export async function recipientsOf(ctx: UserContext, { entity, recordId }: RecordSubject): Promise<Recipient[]> {
  const { recipients } = await servicesOf(entity);
  const found = (await recipients(ctx, recordId)).flat().filter(({ email }) => email !== '');
  return [...new Map(found.toReversed().map((one) => [one.email.toLowerCase(), one])).values()].toReversed();
}
