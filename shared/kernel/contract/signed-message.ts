import * as z from 'zod';

/** The headers in which the services that call us send their signature: the card provider, and Webflow. */
const SIGNATURE_HEADERS = ['stripe-signature', 'x-webflow-signature'] as const;
/** The header that says when a message was signed, from a service whose signature does not say it. */
const SIGNED_AT_HEADER = 'x-webflow-timestamp';

/** A message of another service with its signature, as a route of the format `signed` gets it. */
export const SignedMessage = z.object({ text: z.string(), signature: z.string(), signedAt: z.string() });
export type SignedMessage = z.infer<typeof SignedMessage>;

/** Reads a message as it was sent: its signature covers every byte of the text. */
export const signedMessage = (text: string, headers: Readonly<Record<string, string | undefined>>): SignedMessage => ({
  text,
  signature: SIGNATURE_HEADERS.map((name) => headers[name]).find(Boolean) ?? '',
  signedAt: headers[SIGNED_AT_HEADER] ?? '',
});
