import { type ComponentType, createContext } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';

type OptionActProps = Readonly<{ show: ShowRow; onDone: () => void }>;
/** The buttons for an option that ends. The app provides them: shows are above notifications. */
export const OptionActContext = createContext<ComponentType<OptionActProps>>(() => null);
