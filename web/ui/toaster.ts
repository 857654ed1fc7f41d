import type { ReactNode } from 'react';
import { createStore } from '#web/platform/store.ts';

/** How long a toast stays; with Undo there must be time to reach it. */
const PLAIN_MS = 5_000;
const UNDO_MS = 8_000;

export interface Toast {
  readonly key: number;
  readonly text: ReactNode;
  readonly undo: (() => void) | undefined;
  /** Address of the record it tells of. */
  readonly to: string | undefined;
  readonly stayMs: number;
}
export const toastStore = createStore<Toast | undefined>(undefined);
let last = 0;

/** One at a time: a new one takes the place of the old. Never the only place of an error. */
export function toast(
  text: ReactNode,
  { undo, to }: { readonly undo?: (() => void) | undefined; readonly to?: string | undefined } = {},
): void {
  toastStore.set({ key: ++last, text, undo, to, stayMs: undo ? UNDO_MS : PLAIN_MS });
}
export const closeToast = (): void => toastStore.set(undefined);
