import { RECORDS, type RecordName } from '#shared/records.ts';

/** The kinds of records that an endpoint may follow. Apart from the schemas: pages list them without zod. */
export const WEBHOOK_KINDS: readonly RecordName[] = RECORDS.map(({ name }) => name);
/** `deleted`: also archived. A restored record counts as changed. */
export const WEBHOOK_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];
