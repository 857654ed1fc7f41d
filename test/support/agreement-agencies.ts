import { makeAgency } from './fixtures.ts';
import { mailbox as startMailbox } from './mailbox.ts';

/** Sets up a file of tests about mails and files: the mail service, and two new agencies. */
export async function agreementAgencies() {
  const mailbox = await startMailbox();
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  return { mailbox, agency, other };
}
