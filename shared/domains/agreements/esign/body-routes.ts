import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { EsignEdit } from './staff-routes.ts';
import { EsignView, FileView } from './view.ts';

const One = z.object({ id: Id });

/** The operations that take the document's id in their body, for callers that address no document in the path. */
export const bodyRoutes = {
  /** Changes the participants of a draft. Its settings and checkers stay as they are. */
  participants: route(pageApi('POST', '/esign/participants'), writes('esign.create'), {
    body: One.extend(EsignEdit.pick({ rev: true, participants: true }).shape),
    output: EsignView,
  }),
  files: route(pageApi('POST', '/esign/files'), reads('esign.read'), { body: One, output: rowsOf(FileView) }),
  /** Reminds a participant now. */
  reminders: route(pageApi('POST', '/esign/reminders'), writes('esign.send'), {
    body: One.extend({ participantId: Id }),
    output: EsignView,
  }),
};
