import type { LinkRow } from '#shared/domains/link/schemas.ts';

/** What there is to say of a link's mail before anything else: it waits, never left, or came back and nobody opened it since. */
export function mailTrouble({ mail, lastOpenedAt }: LinkRow): Exclude<LinkRow['mail'], 'sent'> {
  if (mail === 'sent' || (mail === 'bounced' && lastOpenedAt)) return undefined;
  return mail;
}
