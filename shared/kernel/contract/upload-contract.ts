import * as z from 'zod';
import { type FilePurpose, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { reads } from './access.ts';
import type { MasterAddress } from './master-contract.ts';
import { pageApi } from './record-contract.ts';
import { route } from './route.ts';

/** Asks where a file for a master may be sent. */
export const uploadRoute = <const P extends FilePurpose>(
  { path, at = pageApi, update = 'masterData.update' }: MasterAddress,
  address: string,
  purpose: P,
) =>
  route(at('POST', `/${path}/${address}`), reads(update, 'files:write'), {
    body: UploadRequest.extend({ purpose: z.literal(purpose) }),
    output: UploadTicket,
  });
