import { type RichBlock, type RichPart, richBlocks } from '#shared/kernel/rich-text.ts';

function Part({ part: { text, style, href } }: { readonly part: RichPart }) {
  if (href)
    return (
      <a href={href} target="_blank" rel="noreferrer noopener" className="link">
        {text}
      </a>
    );
  if (style === 'bold') return <strong>{text}</strong>;
  return style === 'italic' ? <em>{text}</em> : text;
}

// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text are their places
const Line = ({ parts }: { readonly parts: readonly RichPart[] }) =>
  parts.map((part, i) => <Part key={i} part={part} />);

const Block = ({ block: { kind, lines } }: { readonly block: RichBlock }) =>
  kind === 'list' ? (
    <ul>
      {lines.map((parts, i) => (
        <li key={i}>
          <Line parts={parts} />
        </li>
      ))}
    </ul>
  ) : (
    <p>
      {lines.map((parts, i) => (
        <span key={i}>
          {i > 0 && <br />}
          <Line parts={parts} />
        </span>
      ))}
    </p>
  );

/** Rich text as its reader sees it. */
export const RichText = ({ text }: { readonly text: string }) => (
  <div className="rich">
    {richBlocks(text).map((block, i) => (
      <Block key={i} block={block} />
    ))}
  </div>
);
// biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text are their places
