import { job } from '#functions/platform/jobs/job.ts';
import { anchorChains } from '../housekeeping/anchor.ts';

/** Every day: stores the Merkle root of all audit chains. */
export const handler = job('esign.anchor', anchorChains);
