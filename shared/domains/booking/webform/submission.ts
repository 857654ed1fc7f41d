import * as z from 'zod';
import { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The states of a request. The order is stored: append only. */
export const SUBMISSION_STATES = ['received', 'approved', 'rejected', 'duplicate', 'spam'] as const;
export const SubmissionState = z.enum(SUBMISSION_STATES, { error: 'choice' });
export type SubmissionState = z.infer<typeof SubmissionState>;

/** The request as it was written. None of it is master data before staff say so. */
export const Answers = z.object({
  artistId: Id,
  artistName: z.string(),
  date: LocalDate,
  contactName: z.string(),
  email: z.string(),
  kind: z.string().optional(),
  startTime: z.string().optional(),
  setMinutes: z.int().optional(),
  secondDate: z.string().optional(),
  venueName: z.string().optional(),
  venueCity: z.string().optional(),
  venueCountry: z.string().optional(),
  capacity: z.int().optional(),
  ticketPrice: Money.optional(),
  fee: Money.optional(),
  company: z.string().optional(),
  phone: z.string().optional(),
  message: z.string().optional(),
});
export type Answers = z.infer<typeof Answers>;

export const SubmissionFields = z.object({
  webformId: Id,
  title: z.string(),
  answers: Answers,
  free: FreeValues,
  locale: Locale,
  state: SubmissionState,
  showId: Id,
  showNumber: z.string(),
  fileCount: z.int(),
  /** The consent text that the sender agreed to. */
  consent: z.string().optional(),
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
  /** The stamp of the page it was written on. Each page is accepted once. */
  stamp: z.string(),
});
export type SubmissionFields = z.infer<typeof SubmissionFields>;
export const Submission = SubmissionFields.omit({ stamp: true }).extend(Meta.shape);
export type Submission = z.infer<typeof Submission>;

/** The decision about a company or venue that a request names. */
export const Resolution = z.object({
  action: z.enum(['discard', 'add', 'merge'], { error: 'choice' }),
  /** The existing company to merge with. */
  companyId: Id.optional(),
});
export type Resolution = z.infer<typeof Resolution>;

/** A company of the agency that may be the named one. */
export const Candidate = z.object({
  companyId: Id,
  name: z.string(),
  cityCountry: z.string(),
  by: z.array(z.enum(['email', 'name'])),
});
export type Candidate = z.infer<typeof Candidate>;
