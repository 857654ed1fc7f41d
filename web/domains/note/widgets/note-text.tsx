import type { ReactNode } from 'react';
import { blocksOf, type Piece } from '#shared/domains/note/markup.ts';
import type { Note } from '#shared/domains/note/schemas.ts';
import './note.css';

function drawn(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'bold':
      return <strong>{piece.text}</strong>;
    case 'italic':
      return <em>{piece.text}</em>;
    case 'mention':
      return <b className="nt-at">{piece.text}</b>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noreferrer noopener">
          {piece.text}
        </a>
      );
    case 'text':
      return piece.text;
  }
}

function Line({ pieces }: { readonly pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are their places
  return pieces.map((piece, i) => <span key={i}>{drawn(piece)}</span>);
}

/** The light markup of a note as elements: nothing typed ever becomes HTML. */
export function NoteText({ note }: { readonly note: Pick<Note, 'body' | 'mentions'> }) {
  const names = note.mentions.map(({ name }) => name);
  return (
    <div className="nt-text">
      {blocksOf(note.body, names).map(({ kind, lines }, i) => {
        const Block = kind === 'list' ? 'ul' : 'p';
        const Item = kind === 'list' ? 'li' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          <Block key={i}>
            {lines.map((pieces, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <Item key={j}>
                <Line pieces={pieces} />
              </Item>
            ))}
          </Block>
        );
      })}
    </div>
  );
}
