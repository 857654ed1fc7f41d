import * as z from 'zod';
import { typedText } from '#shared/kernel/text/text.ts';

/** The code that an app shows. Apps show it in two groups. */
export const OneTimeCode = typedText()
  .max(20, { error: 'tooLong' })
  .regex(/^\s*(?:\d\s*){6}$/, { error: ({ input }) => (input === '' ? 'required' : 'secondFactor.digits') })
  .overwrite((typed) => typed.replace(/\s/g, ''));

/** The second factor of the caller. */
export const FactorState = z.object({
  isOn: z.boolean(),
  since: z.string().optional(),
  codesLeft: z.int(),
  /** The moment from which the agency requires it of this user. */
  requiredFrom: z.string().optional(),
  /** The zone of the user's clock. */
  zone: z.string(),
  /** The user can do nothing else until it is set up. */
  isNeeded: z.boolean(),
  /** The sign-in is recent, so the set-up does not ask for the password. */
  isFresh: z.boolean(),
});
export type FactorState = z.infer<typeof FactorState>;
