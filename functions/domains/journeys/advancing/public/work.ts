import type { AdvancingMessage } from '#shared/domains/journeys/advancing/message.ts';
import type { EventMessage } from '#shared/events.ts';
import { answersOf, findRequest } from '../store.ts';
import { settleLinks } from './links.ts';
import { mailInvitees, type Telling } from './mail-invitees.ts';
import { tellStaff } from './notices.ts';

/** Messages of the agency: staff know them. Events from before `to` tell the writer only. */
const isOwn = ({ type, to }: AdvancingMessage, by: string | undefined): boolean =>
  type === 'written' && (to === undefined ? by === undefined : to === 'outside');

/** Does what a command has promised. A message that comes twice finds it done. */
export async function doAdvancing(event: EventMessage<'advancing'>, tries: number): Promise<void> {
  const { id, message, by } = event.payload;
  const request = await findRequest(event, id);
  if (!request || request.deletedAt) return;
  const telling: Telling = {
    event,
    request,
    answers: await answersOf(event.tenantId, request.no),
    tries,
    now: new Date(),
  };
  if (message.type === 'filesApproved') {
    const { filesIntoShow } = await import('./files.ts');
    return filesIntoShow(telling, message.keys ?? []);
  }
  await settleLinks(event.tenantId, request, telling.now);
  // A message of a person outside is for staff, one of staff for the people outside.
  if (message.type !== 'written' || isOwn(message, by)) await mailInvitees(telling, message);
  if (!isOwn(message, by)) await tellStaff(telling, message);
}
