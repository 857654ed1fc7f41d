/** The documents that everyone may read. Lists store their position: append only. */
export const CONTENT_KINDS = ['gdpr', 'terms', 'security'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The limits of what is typed, which pages show too. */
export const TITLE_MAX = 100;
export const CONTROLLER_MAX = 200;
export const TEXT_MAX = 20_000;
