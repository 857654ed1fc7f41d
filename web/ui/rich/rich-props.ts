import type { PickerItem } from '#shared/kernel/contract/paging.ts';

/** Names behind an @. */
export interface RichNames {
  readonly items: readonly PickerItem[];
  /** Those that are mentions where they stand in the text. */
  readonly known: readonly string[];
  readonly onPick: (item: PickerItem) => void;
}
export interface RichEditorProps {
  /** Light markup (shared/kernel/text/rich-text.ts). */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Its name, where no field around it has one. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Height of the empty box. */
  readonly rows?: number;
  /** Characters of the text as it is kept. */
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly names?: RichNames;
  /** Paths of the merge fields it may hold. */
  readonly fields?: readonly string[];
}
