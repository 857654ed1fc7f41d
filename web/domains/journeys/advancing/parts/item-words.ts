import { useLingui } from '@lingui/react/macro';
import type { ItemState } from '#shared/domains/journeys/advancing/states.ts';
import type { Tone } from '#web/ui/tone.ts';

export const ITEM_TONES: Readonly<Record<ItemState, Tone>> = {
  open: 'grey',
  provided: 'violet',
  inUse: 'teal',
  approved: 'green',
  returned: 'amber',
  changeAsked: 'violet',
  refused: 'green',
  notApplicable: 'grey',
};

export function useItemWords(): Readonly<Record<ItemState, string>> {
  const { t } = useLingui();
  return {
    open: t`Not answered yet`,
    provided: t`To decide`,
    inUse: t`In use, to be confirmed`,
    approved: t`Approved`,
    returned: t`Returned`,
    changeAsked: t`Change requested`,
    refused: t`Approved, change refused`,
    notApplicable: t`Does not apply`,
  };
}
