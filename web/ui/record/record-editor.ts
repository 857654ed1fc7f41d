import { type ComponentType, createContext } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';

/** Areas whose records can be edited in the picker that chooses them. */
export type EditedKind = 'artist' | 'company' | 'contact' | 'venue';
/** Props that a picker gives to the form behind its edit button. */
export interface EditCall {
  readonly id: string;
  readonly onDone: (item: PickerItem) => void;
  readonly onClose: () => void;
}
/**
 * The ordinary form of a record, in a popup. The shell provides the component: these forms contain pickers too, and
 * importing the forms here would be circular.
 */
export const RecordEditor = createContext<ComponentType<EditCall & { readonly area: EditedKind }> | undefined>(
  undefined,
);
