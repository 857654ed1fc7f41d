import { afterAll } from 'vitest';
import { startPaper } from '#test/api/contract/paper.ts';
import { makeAgency } from './fixtures.ts';

/** What a file of tests about mails and files begins with: a bucket and a mail service of its own, and two agencies. */
export async function paperAgencies() {
  const paper = await startPaper();
  afterAll(() => paper.stop());
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  return { paper, agency, other };
}
