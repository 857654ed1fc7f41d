import { type ComponentType, createContext } from 'react';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';

export type QuickFieldsProps = Readonly<{ area: Exclude<MainArea, TravelKind | AgreementKind> }>;
/**
 * The agency's own fields that every new record needs, in a form whose values have `freeFields`. The shell provides
 * the component: these fields contain pickers, and importing the fields in the pickers' dialogs would be circular.
 */
export const QuickFields = createContext<ComponentType<QuickFieldsProps> | undefined>(undefined);
