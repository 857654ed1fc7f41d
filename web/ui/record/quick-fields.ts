import { type ComponentType, createContext } from 'react';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { MainArea } from '#shared/kernel/main-area.ts';

export interface QuickFieldsProps {
  readonly area: Exclude<MainArea, TravelKind | 'contract' | 'quote' | 'purchaseAgreement'>;
}
/**
 * What an agency of its own wants filled in of every new record, in a form whose values have `freeFields`. The shell
 * says what draws it: pickers stand among these fields, whose dialogs could otherwise not have them in turn.
 */
export const QuickFields = createContext<ComponentType<QuickFieldsProps> | undefined>(undefined);
