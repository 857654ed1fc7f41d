import * as z from 'zod';
import { DENSITIES, ListLayout, PartName } from '#shared/kernel/contract/list.ts';

const MAX_NAMES = 200;
/** All in one item, whose limit is 400 KB. */
const MAX_LOOKS_CHARS = 100_000;
const few = { error: 'atMost' };

/** How a user likes to work; the same on every device. */
export const PreferenceInput = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  density: z.enum(DENSITIES).default('comfortable'),
  /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
  singleKeys: z.boolean().default(true),
  /** By list: the chosen columns in their order. */
  columns: z
    .record(PartName, z.array(PartName).max(50))
    .refine((lists) => Object.keys(lists).length <= MAX_NAMES, few)
    .default({}),
  /** By list: drawn widths and density. */
  lists: z
    .record(PartName, ListLayout.omit({ columns: true }))
    .refine((lists) => JSON.stringify(lists).length <= MAX_LOOKS_CHARS, few)
    .default({}),
  /** By name: which sections and groups are open. */
  open: z
    .record(PartName, z.boolean())
    .refine((names) => Object.keys(names).length <= MAX_NAMES, few)
    .default({}),
});
export type PreferenceInput = z.infer<typeof PreferenceInput>;

/** Revision 0: nothing was ever chosen. */
export const Preference = PreferenceInput.extend({ rev: z.int() });
export type Preference = z.infer<typeof Preference>;
