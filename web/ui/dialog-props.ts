import type { ReactNode } from 'react';

/** Sizes of the spec, section 9; the layer keeps 40 px beside, 15 above and 100 below. */
export const DIALOG_SIZES = {
  question: { width: 480 },
  send: { width: 720 },
  picker: { width: 1000, height: 750 },
  transport: { width: 1000, height: 800 },
  choose: { width: 1100, height: 700 },
} as const;
export type DialogSize = keyof typeof DIALOG_SIZES;

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Name of the dialog; always there for screen readers. */
  readonly title: ReactNode;
  readonly size?: DialogSize;
  /** The field that gets the focus first: the first of all, or the first empty one. */
  readonly focus?: 'first' | 'empty';
  readonly titleBar?: boolean;
  readonly closeIcon?: boolean;
  readonly closeOnOutside?: boolean;
  /** Leaving then asks first. */
  readonly dirty?: boolean;
  readonly tone?: 'red';
  readonly role?: 'dialog' | 'alertdialog';
  /** Left of the foot. */
  readonly hint?: ReactNode;
  /** Right of the foot: cancel, then the primary. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
