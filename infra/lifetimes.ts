import { ARCHIVE_DAYS } from '#shared/kernel/record/file.ts';

/** Mails as they came in. What is kept of one is in its record and the files. */
export const INBOUND = 'inbound/';

/** Objects that go by themselves: uploads nobody submitted, lists that were fetched. Read by S3 and by its stand-in. */
export const SHORT_LIVED = [
  { prefix: 'incoming/', days: 1 },
  { prefix: INBOUND, days: 30 },
  { prefix: 'exports/', days: 1 },
  { prefix: 'archives/', days: ARCHIVE_DAYS },
] as const;
