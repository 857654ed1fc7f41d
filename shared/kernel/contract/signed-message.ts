import * as z from 'zod';

/** The header in which the card provider sends its signature. */
export const SIGNATURE_HEADER = 'stripe-signature';

/** A message of another service with its signature, as a route of the format `signed` gets it. */
export const SignedMessage = z.object({ text: z.string(), signature: z.string() });
export type SignedMessage = z.infer<typeof SignedMessage>;
