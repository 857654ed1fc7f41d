import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** Spec section 9: notes. */
export const NOTE_MAX = 2500;
export const MAX_MENTIONS = 20;
/** `internal` stays in the agency; `external` is read by outsiders who may see the record too. */
export const Visibility = z.enum(['internal', 'external']);
export type Visibility = z.infer<typeof Visibility>;

/** The text is light markup (kernel/text/rich-text.ts), never HTML: what looks like a tag is refused. */
export const NoteContent = z.object({
  body: requiredText(NOTE_MAX),
  visibility: Visibility.default('internal'),
  /** Colleagues named in the text as `@Name`. */
  mentions: z
    .array(z.object({ userId: Id }))
    .max(MAX_MENTIONS)
    .default([]),
});
export const NoteInput = NoteContent.extend(RecordSubject.shape);

export const PersonSummary = z.object({ userId: Id, name: z.string() });
export type PersonSummary = z.infer<typeof PersonSummary>;

export const NoteFields = NoteInput.extend({
  mentions: z.array(PersonSummary),
  recordTitle: z.string(),
  author: PersonSummary,
  pinned: z.boolean(),
  editedAt: z.string().optional(),
});
export type NoteFields = z.infer<typeof NoteFields>;
export const Note = NoteFields.extend(Meta.shape);
export type Note = z.infer<typeof Note>;
