import { useLingui } from '@lingui/react/macro';
import { Merge as MergeIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import type { MergeWith } from '../parts/merge-dialog.tsx';

const MergeDialog = dialogPart(async () => (await import('../parts/merge-dialog.tsx')).MergeDialog);

/** The menu entry that asks for the record to merge into this one, and its dialog; its picker may be lazy. */
export function useMergeWith(props: MergeWith): { readonly items: readonly MenuItem[]; readonly dialog: ReactNode } {
  const { entity } = props;
  const { t } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(`${entity}.update`) || !can(`${entity}.delete`)) return { items: [], dialog: null };
  return {
    items: [{ id: 'merge', label: t`Merge with…`, icon: <MergeIcon size={15} />, onSelect: () => setOpen(true) }],
    dialog: <Suspense>{open && <MergeDialog {...props} onClose={() => setOpen(false)} />}</Suspense>,
  };
}
