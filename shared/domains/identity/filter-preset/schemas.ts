import * as z from 'zod';
import { LIST_NAMES } from '#shared/kernel/access/list-names.ts';
import { ListLayout } from '#shared/kernel/contract/list.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { isPlain } from './rules.ts';

export const PresetKind = z.enum(LIST_NAMES);
export type PresetKind = z.infer<typeof PresetKind>;

/** The most presets in one area, of one user or shared. */
export const MAX_PRESETS = 50;
/** The most characters of a search. A filter with 200 chosen ids is 6 KB. */
export const MAX_SEARCH_CHARS = 8192;

/** The search in the address of a list. Only the list knows its filters, and it ignores unknown ones. */
const Search = z
  .record(z.string().max(50), z.unknown())
  .refine(isPlain, { error: 'invalidInput', abort: true })
  .refine((search) => JSON.stringify(search).length <= MAX_SEARCH_CHARS, { error: 'preset.tooBig' });

const Kept = z.object({
  name: requiredText(50),
  search: Search,
  /** The layout of the list in this view; left out, the user's layout applies. */
  layout: ListLayout.optional(),
  isDefault: z.boolean().default(false),
});

/** A new preset. A shared preset is for all agency users of the area. */
export const FilterPresetInput = Kept.extend({ mainArea: PresetKind, isShared: z.boolean().default(false) });
/** A change of a preset. If `isDefault` is left out, it does not change. */
export const FilterPresetChange = Kept.extend({ isDefault: z.boolean().optional() });
export const FilterPreset = FilterPresetInput.extend({
  id: Id,
  rev: z.int(),
  search: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type FilterPreset = z.infer<typeof FilterPreset>;
