import { type ComponentType, createContext } from 'react';
import type { ShowRow } from '#shared/domains/show/schemas.ts';

interface OptionActProps {
  readonly show: ShowRow;
  readonly onDone: () => void;
}
/** What a user can do about an option that ends. The app provides it: shows are above notifications. */
export const OptionActContext = createContext<ComponentType<OptionActProps>>(() => null);
