import * as z from 'zod';
import { Id } from '#shared/kernel/ids.ts';
import { ListLayout } from '#shared/kernel/list.ts';
import { LIST_NAMES } from '#shared/kernel/list-names.ts';
import { requiredText } from '#shared/kernel/text.ts';
import { isPlain } from './rules.ts';

/** Main areas whose views have an address of their own too, `/companies/filterpresets`. */
export const PRESET_AREAS = [
  'show',
  'production',
  'artist',
  'venue',
  'company',
  'contact',
  'contract',
  'invoice',
  'groundTransport',
  'quote',
  'purchaseAgreement',
  'flight',
  'train',
  'lodging',
] as const;
export const PresetArea = z.enum(LIST_NAMES);
export type PresetArea = z.infer<typeof PresetArea>;

/** Of one user, or shared, in one area. */
export const MAX_PRESETS = 50;
/** A filter with 200 chosen ids is 6 KB. */
export const MAX_SEARCH_CHARS = 8192;

/** The search in the address of a list. Only the list knows its filters, and it ignores unknown ones. */
const Search = z
  .record(z.string().max(50), z.unknown())
  .refine(isPlain, { error: 'invalidInput', abort: true })
  .refine((search) => JSON.stringify(search).length <= MAX_SEARCH_CHARS, { error: 'preset.tooBig' });

const Kept = z.object({
  name: requiredText(50),
  search: Search,
  /** How the list looks in this view; without it, as the user has it. */
  layout: ListLayout.optional(),
  isDefault: z.boolean().default(false),
});

/** Shared: for everyone of the agency who works in the area. */
export const FilterPresetInput = Kept.extend({ mainArea: PresetArea, isShared: z.boolean().default(false) });
/** Without a word on it, whether it is the default stays as it is. */
export const FilterPresetChange = Kept.extend({ isDefault: z.boolean().optional() });
export const FilterPreset = FilterPresetInput.extend({
  id: Id,
  rev: z.int(),
  search: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type FilterPreset = z.infer<typeof FilterPreset>;
