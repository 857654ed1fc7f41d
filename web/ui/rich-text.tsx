import type { ReactNode } from 'react';
import { type RichBlock, type RichLine, type RichPart, richBlocks } from '#shared/kernel/text/rich-text.ts';
import { cx } from './cx.ts';
import './styles/rich.css';

function Part({ part: { text, bold, italic, href, mention } }: { readonly part: RichPart }): ReactNode {
  if (mention) return <b className="rich-at">{text}</b>;
  const slanted = italic ? <em>{text}</em> : text;
  const drawn = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return drawn;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {drawn}
    </a>
  );
}

// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text are their places
const Line = ({ parts }: { readonly parts: RichLine }) => parts.map((part, i) => <Part key={i} part={part} />);

function Block({ block: { kind, lines } }: { readonly block: RichBlock }) {
  const List = kind === 'list' ? 'ul' : 'ol';
  if (kind === 'paragraph')
    return (
      <p>
        {lines.map((parts, i) => (
          <span key={i}>
            {i > 0 && <br />}
            <Line parts={parts} />
          </span>
        ))}
      </p>
    );
  return (
    <List>
      {lines.map((parts, i) => (
        <li key={i}>
          <Line parts={parts} />
        </li>
      ))}
    </List>
  );
}

interface RichTextProps {
  readonly text: string;
  /** Of those it mentions. */
  readonly names?: readonly string[];
  readonly className?: string;
}
/** Rich text as its reader sees it: nothing typed ever becomes HTML. */
export const RichText = ({ text, names, className }: RichTextProps) => (
  <div className={cx('rich', className)}>
    {richBlocks(text, names).map((block, i) => (
      <Block key={i} block={block} />
    ))}
  </div>
);
// biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text are their places
