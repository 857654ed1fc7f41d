import * as z from 'zod';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { LinkRow } from './schemas.ts';
import { SeenShare, ShareInput } from './share.ts';
import { linkSteps } from './step-routes.ts';

const at = '/download/{secret}';
const { open, see } = linkSteps(`${at}/files`, SeenShare);
const OneShare = { params: IdParams, body: RecordSubject.pick({ entity: true }) } as const;

/** A link to files. Its door is that of every download; each file and the ZIP count as one download. */
export const shareRoutes = {
  openFiles: open,
  seeFiles: see,
  /** Counts a download, and returns an address of a minute. */
  fetchShared: route(pageApi('POST', `${at}/files/fetch`), bySecret.writes('files:read'), {
    body: z.object({ fileId: Id }),
    output: Url,
  }),
  /** Asks for all files as one ZIP. A worker writes it. */
  askZip: route(pageApi('POST', `${at}/zip`), bySecret.writes('files:read'), { body: Nothing, output: SeenShare }),
  fetchZip: route(pageApi('POST', `${at}/zip/fetch`), bySecret.writes('files:read'), { body: Nothing, output: Url }),
  shareFiles: route(v1('PUT', '/filelinks'), writes('file.create'), {
    body: ShareInput,
    answersSecret: true,
    output: z.object({ url: z.string().optional() }),
  }),
  fileLinks: route(pageApi('POST', '/filelink/list'), reads('file.create'), {
    body: RecordSubject,
    output: rowsOf(LinkRow),
  }),
  withdrawFiles: route(v1('POST', '/filelinks/{id}/withdraw'), writes('file.create'), { ...OneShare, output: LinkRow }),
  /** Returns a link to paste elsewhere. It is shown once, and the record's log names the user who copied it. */
  copyFiles: route(v1('POST', '/filelinks/{id}/copy'), writes('file.create'), {
    ...OneShare,
    answersSecret: true,
    output: Url,
  }),
};
