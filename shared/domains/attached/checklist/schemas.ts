import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';

export const CHECKLIST_STATES = ['open', 'done', 'notNeeded'] as const;
export const ChecklistState = z.enum(CHECKLIST_STATES, { error: 'choice' });
export type ChecklistState = z.infer<typeof ChecklistState>;
/** The most own items of a record. */
export const OWN_ITEMS_MAX = 50;

/** A line of a record's checklist, stored once a user first changes it. */
export const ChecklistFields = RecordSubject.extend({
  name: z.string(),
  /** The preset of the item; left out for the record's own item. */
  presetId: Id.optional(),
  state: ChecklistState,
  /** The user who set the state, and when. */
  setBy: z.string().optional(),
  setAt: z.string().optional(),
});
export type ChecklistFields = z.infer<typeof ChecklistFields>;

/** A line as shown. `itemId` is the id of the preset if the line has one. */
export const ChecklistItem = ChecklistFields.pick({ name: true, state: true, setBy: true, setAt: true }).extend({
  itemId: Id,
  isOwn: z.boolean(),
  help: z.string(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;
