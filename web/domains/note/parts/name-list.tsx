import type { PickerItem } from '#shared/kernel/paging.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';

interface NameListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PickerItem[];
  readonly active: number;
  readonly onPick: (item: PickerItem) => void;
}
/** The colleagues that fit what is typed after an @; the keys are the text field's. */
export const NameList = ({ id, label, items, active, onPick }: NameListProps) => (
  <div className="nt-names menu" role="listbox" id={id} aria-label={label} tabIndex={-1}>
    {items.map((item, i) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
      <div
        key={item.key}
        id={`${id}-${i}`}
        role="option"
        tabIndex={-1}
        aria-selected={i === active}
        className={cx('menu-i', i === active && 'on')}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(item)}
      >
        <Avatar name={item.value} round />
        {item.value}
      </div>
    ))}
  </div>
);
