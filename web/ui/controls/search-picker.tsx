import { useLingui } from '@lingui/react/macro';
import { Pencil, X } from 'lucide-react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { PickerBox, type PickerSource } from './picker-box.tsx';

interface SearchPickerProps extends PickerSource {
  readonly value: PickerItem | null;
  readonly onChange: (item: PickerItem | null) => void;
  /** Without a Field around it. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Opens the edit popup of the chosen one. */
  readonly onEdit?: ((item: PickerItem) => void) | undefined;
}

/** One record, found by what is typed: recents first, then the first 30 matches, "New ..." last. */
export function SearchPicker({ value, onChange, disabled, onEdit, ...rest }: SearchPickerProps) {
  const { t } = useLingui();
  const acts = value && !disabled && (
    <>
      {onEdit && (
        <button type="button" className="ctl-icon" aria-label={t`Edit ${value.value}`} onClick={() => onEdit(value)}>
          <Pencil size={12} />
        </button>
      )}
      <button type="button" className="ctl-icon" aria-label={t`Clear ${value.value}`} onClick={() => onChange(null)}>
        <X size={13} />
      </button>
    </>
  );
  return (
    <PickerBox
      {...rest}
      disabled={disabled}
      chosen={value?.value}
      suffix={acts}
      onPick={onChange}
      onBack={() => value && onChange(null)}
    />
  );
}
