import { type ComponentType, createContext } from 'react';
import type { QuickCreateCall } from './quick-create.tsx';

/** The record that a picker offers to create. */
export interface Creation {
  readonly kind: 'artist' | 'company' | 'contact' | 'promoter' | 'venue';
  /** The company that a new contact works at. */
  readonly company?: { readonly id: string; readonly name: string } | undefined;
}
/**
 * The short form of a new record, in a dialog. The shell provides the component: these forms contain pickers too, and
 * importing the forms here would be circular.
 */
export const RecordCreator = createContext<ComponentType<QuickCreateCall & Creation> | undefined>(undefined);
