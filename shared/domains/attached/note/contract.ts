import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { Note, NoteContent, NoteInput } from './schemas.ts';

export const noteContract = contract('note', {
  errors: { 'note.notYours': 403 },
  routes: {
    /** Notes of one record: pinned ones on top, then the newest first. */
    list: route(pageApi('POST', '/note/list'), reads('note.read'), { body: RecordSubject, output: rowsOf(Note) }),
    create: route(v1('PUT', '/notes'), writes('note.create'), { body: NoteInput, output: Note }),
    update: route(v1('POST', '/notes/{id}'), writes('note.update'), {
      body: NoteContent.extend({ rev: RevInput }),
      output: Note,
    }),
    pin: route(v1('POST', '/notes/{id}/pin'), writes('note.update'), {
      body: z.object({ rev: RevInput, pinned: z.boolean() }),
      output: Note,
    }),
    remove: route(v1('DELETE', '/notes/{id}'), writes('note.update'), { output: Done }),
    restore: route(v1('POST', '/notes/{id}/restore'), writes('note.update'), { output: Note }),
  },
});
