import { type ComponentType, createContext } from 'react';
import type { PickerItem } from '#shared/kernel/paging.ts';

/** Areas whose records can be put right where they are chosen. */
export type EditedArea = 'artist' | 'company' | 'contact' | 'venue';
/** What a picker hands to the form behind its edit button. */
export interface EditCall {
  readonly id: string;
  readonly onDone: (item: PickerItem) => void;
  readonly onClose: () => void;
}
/**
 * The ordinary form of a record, in a popup. The shell says what draws it: pickers stand in these forms too, which
 * could otherwise not have them in turn.
 */
export const RecordEditor = createContext<ComponentType<EditCall & { readonly area: EditedArea }> | undefined>(
  undefined,
);
