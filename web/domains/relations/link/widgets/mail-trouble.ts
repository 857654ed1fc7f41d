import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';

/** Returns the trouble of a link's mail: it waits, was never sent, or bounced before the link was opened. */
export function mailTrouble({ mail, lastOpenedAt }: LinkRow): Exclude<LinkRow['mail'], 'sent'> {
  if (mail === 'sent' || (mail === 'bounced' && lastOpenedAt)) return undefined;
  return mail;
}
