import type { CSSProperties } from 'react';
import type { Tag as TagRecord } from '#shared/domains/reference/tag/schemas.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/status.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { useTags } from './use-tags.ts';
import './tag.css';

/** The agency's own colour as a dot, text and ground in the nearest tone. */
export const TagChip = ({ name, hexColor }: Pick<TagRecord, 'name' | 'hexColor'>) => (
  <Tag tone={toneOf(hexColor)}>
    <i aria-hidden="true" style={{ '--c': hexColor } as CSSProperties} />
    <span className="cut">{name}</span>
  </Tag>
);

interface TagChipsProps {
  readonly area: MainArea;
  readonly tagIds: readonly string[] | undefined;
  /** In a row of a list: so many, and how many more there are. */
  readonly room?: number;
}
/** Tags in the agency's order; one that is gone does not show. */
export function TagChips({ area, tagIds = [], room }: TagChipsProps) {
  const { byId } = useTags(area);
  const tags = [...byId.values()].filter(({ id }) => tagIds.includes(id));
  if (tags.length === 0) return null;
  const shown = tags.slice(0, room ?? tags.length);
  const hidden = tags.length - shown.length;
  const all = hidden > 0 ? tags.map(({ name }) => name).join(', ') : undefined;
  return (
    <span className={cx('tagc', room !== undefined && 'one')} data-tip={all}>
      {shown.map((tag) => (
        <TagChip key={tag.id} {...tag} />
      ))}
      {hidden > 0 && <Tag>+{hidden}</Tag>}
    </span>
  );
}
