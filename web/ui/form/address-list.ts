import * as z from 'zod';
import { email } from '#shared/kernel/text/text.ts';
import { addressesIn } from './addresses.ts';

/** A field of several email addresses; the form gives it as a list. */
export const addressList = (min: number, max: number) =>
  z.string().transform((text, ctx) => {
    const found = addressesIn(text);
    if (found.length < min) ctx.addIssue({ code: 'custom', message: 'required' });
    else if (found.length > max) ctx.addIssue({ code: 'custom', message: 'atMost', params: { max } });
    else if (!found.every((one) => email.safeParse(one).success)) ctx.addIssue({ code: 'custom', message: 'email' });
    return found;
  });
