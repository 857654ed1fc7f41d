import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#shared/kernel/access/permission.ts';

/** One record in the palette. */
export interface SearchHit {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: string;
  /** Draws an avatar instead of the provider's icon. */
  readonly avatar?: boolean;
}
/** A domain's records in the command palette; its search.ts, which comes with the palette. */
export interface SearchProvider {
  readonly id: string;
  readonly group: () => string;
  readonly icon: LucideIcon;
  readonly permission: Permission | null;
  /** Shown before anything is typed. */
  readonly whenEmpty?: true;
  /** Which prefix narrows the search to it: `@` people, `#` numbers. */
  readonly prefix?: '@' | '#';
  readonly search: (keyword: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
}
/** Something to do from anywhere, shown under "Do". */
export interface PaletteAction {
  readonly id: string;
  readonly label: () => string;
  readonly icon: LucideIcon;
  readonly permission: Permission | null;
  readonly keys?: string;
  readonly run: (navigate: (to: string) => void) => void;
}
