import * as z from 'zod';
import { typedText } from '#shared/kernel/text/text.ts';
import { MAX_FORM_FIELDS } from './schemas.ts';

/** A posted text. Some of the fields guard the page; only robots fill in `homepage`. */
const sent = typedText().max(5000).default('');

/** The post of the public page: texts as they were typed. The form's own fields decide what is valid. */
export const RequestForm = z.object({
  language: sent,
  stamp: sent,
  homepage: sent,
  /** Set by the page's script, which then also works for its request. */
  js: sent,
  work: sent,
  files: sent,
  artistId: sent,
  date: sent,
  contactName: sent,
  email: sent,
  kind: sent,
  startTime: sent,
  setMinutes: sent,
  secondDate: sent,
  venueName: sent,
  venueCity: sent,
  venueCountry: sent,
  capacity: sent,
  ticketPrice: sent,
  fee: sent,
  company: sent,
  phone: sent,
  message: sent,
  consent: sent,
  /** The values of free fields, by the id of the field. */
  free: z
    .record(z.string().max(26), z.union([typedText().max(5000), z.array(typedText().max(200)).max(100)]))
    .refine((answers) => Object.keys(answers).length <= MAX_FORM_FIELDS, { error: 'tooLong' })
    .default({}),
});
export type RequestForm = z.infer<typeof RequestForm>;

/** The leading zero bits that a page's script must find: about a second of work on a phone. */
export const WORK_BITS = 16;
