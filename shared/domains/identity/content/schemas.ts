import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';

/** The text of a document in one language. `text` is light rich text. */
export const ContentText = z.object({ title: z.string(), text: z.string() });
export type ContentText = z.infer<typeof ContentText>;

/** One version of a document as its reader sees it. `hash`: the SHA-256 of title and text. */
export const SeenContent = ContentText.extend({
  version: z.int(),
  hash: z.string(),
  locale: Locale,
});
export type SeenContent = z.infer<typeof SeenContent>;
