export interface ListView {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
  /** Kept on the server, not built in. */
  readonly saved?: boolean;
  readonly isShared?: boolean;
  readonly isDefault?: boolean;
  readonly mayChange?: boolean;
}
export interface ViewInput {
  readonly name: string;
  readonly isShared: boolean;
  /** The list opens with it. */
  readonly isDefault: boolean;
}
/** Saved views of a list. */
export interface ViewsProps {
  readonly items: readonly ListView[];
  readonly current: string | undefined;
  /** The list on show differs from the one that the view keeps. */
  readonly changed: boolean;
  readonly mayShare: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSave: (view: ViewInput) => void;
  readonly onOverwrite: (id: string) => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onShare: (id: string) => void;
  readonly onDefault: (id: string, isDefault: boolean) => void;
  readonly onDelete: (id: string) => void;
}
export const VIEW_NAME_MAX = 50;
