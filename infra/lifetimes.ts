import { ARCHIVE_DAYS } from '#shared/kernel/record/file.ts';

/** Objects that go by themselves: uploads nobody submitted, lists that were fetched. Read by S3 and by its stand-in. */
export const SHORT_LIVED = [
  { prefix: 'incoming/', days: 1 },
  { prefix: 'exports/', days: 1 },
  { prefix: 'archives/', days: ARCHIVE_DAYS },
] as const;
