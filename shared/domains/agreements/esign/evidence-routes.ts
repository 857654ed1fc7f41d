import { reads } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { FileAddress } from './view.ts';

export const evidenceRoutes = {
  /** One archive of an ended signing: its files, the record, the audit chain, the consent texts and the mails. */
  evidence: route(pageApi('POST', '/esign/{id}/evidence'), reads('esign.read', 'files:read', 'files:write'), {
    memory: 2048,
    timeout: 29,
    body: Nothing,
    output: FileAddress,
  }),
};
