/** How a draft invoice is issued: at once, after a review, or after a review and not by its creator. */
export const ISSUE_FLOWS = ['direct', 'review', 'fourEyes'] as const;
export type IssueFlow = (typeof ISSUE_FLOWS)[number];
