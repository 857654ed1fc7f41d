import { makeAgency } from './fixtures.ts';
import { mailbox } from './mailbox.ts';

/** What a file of tests about mails and files begins with: the mail service, and two agencies of its own. */
export async function paperAgencies() {
  const paper = await mailbox();
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  return { paper, agency, other };
}
