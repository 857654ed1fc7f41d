import { makeAgency } from './fixtures.ts';
import { mailbox } from './mailbox.ts';

/** Sets up a file of tests about mails and files: the mail service, and two new agencies. */
export async function agreementAgencies() {
  const agreement = await mailbox();
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  return { paper: agreement, agency, other };
}
