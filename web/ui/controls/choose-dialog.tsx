import { Suspense } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Dialog } from '../dialog.tsx';
import { part } from '../part.tsx';
import type { PickerSearch } from './use-picker-search.ts';

const ChooseBody = part(async () => (await import('./choose-body.tsx')).ChooseBody);

export interface ChooseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly search: PickerSearch;
  /** Of several: what is chosen as the dialog opens. */
  readonly chosen?: readonly PickerItem[] | undefined;
  readonly excludeKeys?: readonly string[] | undefined;
  /** One record closes the dialog at once; several are gathered first. */
  readonly multiple?: boolean | undefined;
  readonly onChoose: (items: readonly PickerItem[]) => void;
}

/** The choose dialog of the spec, 1100x700, with its search box: artists, shows, contacts and the like. */
export const ChooseDialog = (props: ChooseDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title} size="choose" closeOnOutside>
    <Suspense fallback={<div className="ctl-choose" aria-busy="true" />}>
      <ChooseBody {...props} />
    </Suspense>
  </Dialog>
);
