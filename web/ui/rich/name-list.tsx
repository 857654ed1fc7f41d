import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Avatar } from '../avatar.tsx';
import { Option } from '../controls/option.tsx';

interface NameListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PickerItem[];
  readonly active: number;
  readonly onPick: (item: PickerItem) => void;
}
/** The colleagues that fit what is typed after an @; the keys are the text field's. */
export const NameList = ({ id, label, items, active, onPick }: NameListProps) => (
  <div className="rich-names menu" role="listbox" id={id} aria-label={label} tabIndex={-1}>
    {items.map((item, i) => (
      <Option key={item.key} id={`${id}-${i}`} active={i === active} onPick={() => onPick(item)}>
        <Avatar name={item.value} userId={item.key} round />
        {item.value}
      </Option>
    ))}
  </div>
);
