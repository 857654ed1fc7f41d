import { useLingui } from '@lingui/react/macro';
import { Pencil, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { IconButton } from '../button.tsx';
import { useFieldProps } from '../field.tsx';
import { PickerBox, type PickerSource } from './picker-box.tsx';
import { addItem, CHOOSER_MAX } from './picker-model.ts';

/** Autocomplete asks from this many characters on (spec section 5). */
const MIN_CHARS = 1;
/** Chips shown before the rest is counted. */
const ROOM = 6;

interface ItemChooserProps extends PickerSource {
  readonly value: readonly PickerItem[];
  readonly onChange: (items: PickerItem[]) => void;
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Opens the search dialog (ChooseDialog). */
  readonly onSearch?: (() => void) | undefined;
  /** Opens the edit popup of one item, a dialog of the size `picker` (1000x750). */
  readonly onEdit?: ((item: PickerItem) => void) | undefined;
}

type ChipProps = Readonly<{ item: PickerItem; onRemove?: (() => void) | undefined; onEdit?: (() => void) | undefined }>;
function Chip({ item, onRemove, onEdit }: ChipProps) {
  const { t } = useLingui();
  return (
    <li className="ctl-chip" data-tip={item.sublabel || undefined}>
      <span className="cut">{item.value}</span>
      {onEdit && (
        <button type="button" aria-label={t`Edit ${item.value}`} onClick={onEdit}>
          <Pencil size={12} />
        </button>
      )}
      {onRemove && (
        <button type="button" aria-label={t`Remove ${item.value}`} onClick={onRemove}>
          <X size={12} />
        </button>
      )}
    </li>
  );
}

/** The first chips and +N for the others; +N opens the rest. */
function Chips({
  value,
  onRemove,
  onEdit,
}: Pick<ItemChooserProps, 'value' | 'onEdit'> & { onRemove?: (key: string) => void }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? value : value.slice(0, ROOM);
  const hidden = value.length - shown.length;
  return (
    <ul className="ctl-chips">
      {shown.map((item) => (
        <Chip
          key={item.key}
          item={item}
          onEdit={onEdit && (() => onEdit(item))}
          onRemove={onRemove && (() => onRemove(item.key))}
        />
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className="ctl-more" aria-label={t`Show ${hidden} more`} onClick={() => setAll(true)}>
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Several records; what is chosen is left out of the list, and beyond the most the newest replaces the last. */
export function ItemChooser(props: ItemChooserProps) {
  const { value, onChange, label, min = 0, max = CHOOSER_MAX, disabled, onSearch, onEdit, ...source } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldProps();
  const remove = (key: string) => {
    onChange(value.filter((item) => item.key !== key));
    input.current?.focus();
  };
  const last = value.at(-1);
  return (
    <div className="ctl-stack">
      {value.length > 0 && <Chips value={value} {...(disabled ? {} : { onRemove: remove, onEdit })} />}
      <div className="row">
        <PickerBox
          minChars={MIN_CHARS}
          {...source}
          {...('id' in field ? {} : { label })}
          disabled={disabled}
          inputRef={input}
          excludeKeys={[...(source.excludeKeys ?? []), ...value.map((item) => item.key)]}
          placeholder={value.length < min ? t`Choose at least ${min}` : undefined}
          onPick={(item) => onChange(addItem(value, item, max))}
          onBack={() => last && remove(last.key)}
        />
        {onSearch && (
          <IconButton label={t`Search ${label}`} look="box" disabled={disabled} onClick={onSearch}>
            <Search size={14} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
