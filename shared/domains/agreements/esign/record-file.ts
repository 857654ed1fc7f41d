import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { FILE_ROLES } from './states.ts';
import { EsignView } from './view.ts';

/** The kinds of records whose PDF can join a signing. */
export const RECORD_FILE_KINDS = ['rider', 'file', 'invoice'] as const;
const kind = z.enum(RECORD_FILE_KINDS);

/** A PDF of the artist, the show or the source that can join a draft. */
export const RecordFile = z.object({
  kind,
  id: Id,
  name: z.string(),
  /** The artist, the record, or the state of the invoice. */
  about: z.string(),
});
export type RecordFile = z.infer<typeof RecordFile>;

export const RecordFileInput = z.object({ kind, id: Id, role: z.enum(FILE_ROLES) });
export type RecordFileInput = z.infer<typeof RecordFileInput>;
/** `isPrinting`: a draft invoice is being printed, and joins the files afterwards. */
export const RecordFileAdded = z.object({ view: EsignView, isPrinting: z.boolean() });
