import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';

/** The icon of the page in view, as the navigation has it. */
export const PageIcon = createContext<LucideIcon | undefined>(undefined);
