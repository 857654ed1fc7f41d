import { takesType } from '#shared/domains/journeys/advancing-template/file-types.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { REQUEST_BYTES_MAX, type RequestFile } from './files.ts';
import type { Rules } from './handlers.ts';
import { answerable, inviteeOf } from './items.ts';
import { type Advancing, itemState, refuse, start, withRequest } from './outcome.ts';
import { isOpened } from './states.ts';

type Described = Pick<RequestFile, 'key' | 'type' | 'size'>;

/** Refuses a file that the question of an invitee cannot take now. An approved answer takes files for a change. */
export function checkFile(aggregate: Advancing, inviteeId: string, { key, type, size }: Described): void {
  const { request } = aggregate;
  const invitee = inviteeOf(request, inviteeId);
  const isOpen = isOpened(request.state) || request.state === 'approved';
  if (invitee.state !== 'opened' || !isOpen) throw refuse('advancing.notOpen');
  const question = answerable(request, invitee, key);
  if (question.kind !== 'file') throw refuse('advancing.value', key);
  if (itemState(aggregate, key) === 'changeAsked') throw refuse('advancing.itemState', key);
  if (!takesType(question, type)) throw new AppError('file.type', { field: 'type' });
  if ((request.fileBytes ?? 0) + size > REQUEST_BYTES_MAX) throw refuse('advancing.filesFull', 'size');
}

export const attaching: Rules<'attach' | 'detach'> = {
  attach(aggregate, { inviteeId, file }) {
    if (aggregate.files?.[file.id]) return start(aggregate);
    checkFile(aggregate, inviteeId, file);
    const fileBytes = (aggregate.request.fileBytes ?? 0) + file.size;
    return { ...withRequest(start(aggregate), { fileBytes }), attached: file };
  },

  /** A file that an answer has named is part of what was said, and stays. */
  detach(aggregate, { inviteeId, fileId }) {
    const { request, files = {} } = aggregate;
    inviteeOf(request, inviteeId);
    const file = files[fileId];
    if (!file) return start(aggregate);
    if (file.isProvided || file.by.id !== inviteeId) throw refuse('advancing.itemState', file.key);
    const fileBytes = (request.fileBytes ?? 0) - file.size;
    return { ...withRequest(start(aggregate), { fileBytes }), detached: file };
  },
};
