import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';

/** The most agency users on the team of a record. */
export const MAX_TEAM = 10;
export const TEAM_ROLES = ['agent', 'coAgent', 'assistant', 'advancing', 'finance'] as const;
export const TeamRole = z.enum(TEAM_ROLES, { error: 'choice' });
export type TeamRole = z.infer<typeof TeamRole>;
/** An agency user who works on a record besides its owner. */
export const TeamMember = z.object({ userId: Id, role: TeamRole.default('agent') });
export type TeamMember = z.infer<typeof TeamMember>;
export const TeamSummary = TeamMember.extend({ name: z.string() });
export type TeamSummary = z.infer<typeof TeamSummary>;
