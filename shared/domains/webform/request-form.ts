import * as z from 'zod';
import { typedText } from '#shared/kernel/text.ts';
import { MAX_FORM_FIELDS } from './schemas.ts';

/** Names of a page's fields that guard it; `homepage` is there for robots alone. */
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
  /** By the id of the agency's field. */
  free: z
    .record(z.string().max(26), z.union([typedText().max(5000), z.array(typedText().max(200)).max(100)]))
    .refine((answers) => Object.keys(answers).length <= MAX_FORM_FIELDS, { error: 'tooLong' })
    .default({}),
});
export type RequestForm = z.infer<typeof RequestForm>;

/** Leading zero bits that a page's script looks for: about a second of a phone's time. */
export const WORK_BITS = 16;
