import { linkWrite } from '#functions/domains/relations/link/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { DOWNLOAD_DAYS, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Cast } from './shows.ts';
import type { Stage } from './stage.ts';

interface Sent {
  readonly agency: string;
  readonly cast: Cast;
  /** A kind of agreements and how people call one. */
  readonly entity: 'contract' | 'quote';
  readonly word: string;
  readonly agreement: Stored<AgreementFields>;
  readonly file: RenderedFile;
}

/** The recipient's link to an agreement that went out; nobody holds a secret of it. */
export function linkWrites(stage: Stage, { agency, cast, entity, word, agreement, file }: Sent): Write[] {
  const { id: recordId, no, number, owner, contact, sentAt } = agreement;
  const to = cast.contacts.find(({ id }) => id === contact?.contactId);
  const sender = cast.agents.find(({ id }) => id === owner.userId);
  if (!to || !sender || !sentAt) return [];
  const random = stage.random.fork(`link to ${number}`);
  const isRead = random.chance(0.6);
  const link: Link = {
    id: makeId(no, Date.parse(sentAt), random.bytes(6)),
    kind: entity === 'quote' ? 'quote' : 'download',
    entity,
    recordId,
    title: `${word} ${number}`,
    recipient: { name: to.fullName, email: to.email },
    locale: 'en-gb',
    agency,
    sender: { userId: sender.id, name: sender.name, email: sender.email },
    generation: 1,
    state: 'live',
    expiresAt: `${addDays(sentAt.slice(0, 10), DOWNLOAD_DAYS)}T21:59:59.000Z`,
    createdAt: sentAt,
    secrets: [],
    opens: isRead ? random.int(1, 4) : 0,
    ...(isRead ? { lastOpenedAt: `${addDays(sentAt.slice(0, 10), 1)}T09:12:00.000Z` } : {}),
    mail: isRead || random.chance(0.6) ? 'sent' : 'failed',
    file: { key: file.key, name: file.name, type: file.type, size: file.size },
  };
  const kept = agreement.stage === 'void' ? withdrawn(link, sentAt) : link;
  return [linkWrite(undefined, { ...kept, tenantId: stage.tenantId })];
}
