import * as z from 'zod';

/*
 * The rendering of one state of any document: agreements of a show, invoices, statements.
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
/** The rendering of one state. `hash` identifies that state, so a result never belongs to another one. */
export const Rendering = z.object({
  hash: z.string(),
  state: z.enum(['pending', 'ready', 'failed']),
  files: z.array(RenderedFile),
  problem: z.enum(PROBLEMS).optional(),
});
export type Rendering = z.infer<typeof Rendering>;
/** A stored rendering. The earliest ones have no `askedAt`. */
export interface AskedRendering extends Rendering {
  readonly askedAt?: string | undefined;
}

/** A rendering without the keys of its files. A page fetches a file by an address that is valid for a minute. */
export const Rendered = Rendering.extend({ files: z.array(RenderedFile.omit({ key: true })) });
export type Rendered = z.infer<typeof Rendered>;

/** The wait for a pending rendering, far longer than one takes. A second request makes the same agreement twice. */
const PENDING_MS = 15 * 60_000;

/** Whether this state has no rendering and no rendering is under way. */
export function needsRendering(rendering: AskedRendering | undefined, hash: string, now: Date): boolean {
  if (rendering?.hash !== hash || rendering.state === 'failed') return true;
  return rendering.state === 'pending' && !(Date.parse(rendering.askedAt ?? '') > now.getTime() - PENDING_MS);
}

/** The options for the download of a document's file. */
export const DownloadInput = z.object({ kind: FileKind.default('pdf'), inline: z.boolean().default(false) });
export const Download = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() });
