import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';

type Trouble = 'queued' | 'failed' | 'bounced';

/** Returns the trouble of a link's mail: it waits, was never sent, or bounced before the link was opened. */
export function mailTrouble({ mail, lastOpenedAt }: LinkRow): Trouble | undefined {
  if (mail === 'bounced') return lastOpenedAt ? undefined : mail;
  return mail === 'queued' || mail === 'failed' ? mail : undefined;
}
