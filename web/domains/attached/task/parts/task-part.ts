export const PARTS = ['mine', 'all', 'overdue', 'done'] as const;
export type Part = (typeof PARTS)[number];
/** `validateSearch`: which tasks are shown; one's own open ones are the rule. */
export const partOf = (raw: unknown): Part | undefined => PARTS.find((part) => part === raw && part !== 'mine');
