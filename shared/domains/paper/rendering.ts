import * as z from 'zod';

/*
 * What becomes of one state of a document on paper, whatever the document: papers of a show, invoices, statements.
 */
export const FILE_KINDS = ['pdf', 'docx'] as const;
export const FileKind = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof FileKind>;
export const RenderedFile = z.object({
  kind: FileKind,
  key: z.string(),
  size: z.int(),
  type: z.string(),
  name: z.string(),
});
export type RenderedFile = z.infer<typeof RenderedFile>;

export const PROBLEMS = ['template', 'full', 'failed'] as const;
/** What became of one state on paper; `hash` names that state, so a result never goes with another. */
export const Rendering = z.object({
  hash: z.string(),
  state: z.enum(['pending', 'ready', 'failed']),
  files: z.array(RenderedFile),
  problem: z.enum(PROBLEMS).optional(),
});
export type Rendering = z.infer<typeof Rendering>;
/** As it is kept; the first ones did not say when they were asked for. */
export interface AskedRendering extends Rendering {
  readonly askedAt?: string | undefined;
}

/** Where its files lie is nobody's business; they are fetched by an address of a minute. */
export const Rendered = Rendering.extend({ files: z.array(RenderedFile.omit({ key: true })) });
export type Rendered = z.infer<typeof Rendered>;

/** Whoever is at it is done long before; asked twice, the same paper is made twice. */
const PENDING_MS = 15 * 60_000;

/** Whether the paper of this state is not there and nobody is at it any more. */
export function needsRendering(rendering: AskedRendering | undefined, hash: string, now: Date): boolean {
  if (rendering?.hash !== hash || rendering.state === 'failed') return true;
  return rendering.state === 'pending' && !(Date.parse(rendering.askedAt ?? '') > now.getTime() - PENDING_MS);
}

/** What is said of a document's file when it is asked for. */
export const DownloadInput = z.object({ kind: FileKind.default('pdf'), inline: z.boolean().default(false) });
export const Download = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() });
