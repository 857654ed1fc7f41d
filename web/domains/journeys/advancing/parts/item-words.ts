import { msg } from '@lingui/core/macro';
import type { ItemState } from '#shared/domains/journeys/advancing/states.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
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

export const useItemWords = wordsHook<ItemState>({
  open: msg`Not answered yet`,
  provided: msg`To decide`,
  inUse: msg`In use, to be confirmed`,
  approved: msg`Approved`,
  returned: msg`Returned`,
  changeAsked: msg`Change requested`,
  refused: msg`Approved, change refused`,
  notApplicable: msg`Does not apply`,
});
