import * as z from 'zod';

/** Name of a list, a section or a column. */
const Name = z.string().regex(/^[A-Za-z][\w.-]{0,79}$/);
const MAX_NAMES = 200;
const few = { error: 'atMost' };

/** How a user likes to work; the same on every device. */
export const PreferenceInput = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  density: z.enum(['comfortable', 'compact']).default('comfortable'),
  /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
  singleKeys: z.boolean().default(true),
  /** By list: the chosen columns in their order. */
  columns: z
    .record(Name, z.array(Name).max(50))
    .refine((lists) => Object.keys(lists).length <= MAX_NAMES, few)
    .default({}),
  /** By name: which sections and groups are open. */
  open: z
    .record(Name, z.boolean())
    .refine((names) => Object.keys(names).length <= MAX_NAMES, few)
    .default({}),
});
export type PreferenceInput = z.infer<typeof PreferenceInput>;

/** Revision 0: nothing was ever chosen. */
export const Preference = PreferenceInput.extend({ rev: z.int() });
export type Preference = z.infer<typeof Preference>;
