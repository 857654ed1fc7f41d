import * as z from 'zod';

/** The kinds of messages to people. Events under way carry them: a name stays. */
const MESSAGE_TYPES = [
  ...(['invite', 'opened', 'provided', 'submitted', 'returned', 'approved', 'changeAsked', 'changeDecided'] as const),
  ...(['declined', 'forwarded', 'withdrawn', 'changedByStaff', 'written', 'remind', 'overdue'] as const),
  ...(['filesApproved'] as const),
] as const;

/** A message that a command promises to people. `keys` are the items it is about. */
export const AdvancingMessage = z.object({
  type: z.enum(MESSAGE_TYPES),
  /** Left out, all who are asked one of the keys. */
  inviteeIds: z.array(z.string()).readonly().optional(),
  keys: z.array(z.string()).readonly().optional(),
  reason: z.string().optional(),
  /** The readers of messages that are told later than they were written. */
  to: z.enum(['outside', 'staff']).optional(),
});
export type AdvancingMessage = z.infer<typeof AdvancingMessage>;
