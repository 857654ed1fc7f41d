import * as z from 'zod';

/** A whole page that a function answers, with the policy it is shown under. */
export const HtmlPage = z.object({ status: z.int(), html: z.string(), policy: z.string() });
export type HtmlPage = z.infer<typeof HtmlPage>;
