import { startMail } from './printing.ts';

let started: ReturnType<typeof startMail> | undefined;

/** The mail service of this process, there from before any handler is loaded until the end: what it took, and whether it refuses. */
export const mailbox = (): ReturnType<typeof startMail> => {
  started ??= startMail();
  return started;
};

/** A test file begins with no mail and a service that takes all. */
export async function emptyMailbox(): Promise<void> {
  const { mails, service } = await mailbox();
  mails.length = 0;
  delete service.refuses;
  delete service.refusesTo;
}
