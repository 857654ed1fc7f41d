import type { Note } from '#shared/domains/attached/note/schemas.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import './note.css';

/** A note as its reader sees it. */
export const NoteText = ({ note: { body, mentions } }: { readonly note: Pick<Note, 'body' | 'mentions'> }) => (
  <RichText className="nt-text" text={body} names={mentions.map(({ name }) => name)} />
);
