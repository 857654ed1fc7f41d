import * as z from 'zod';
import { anyone } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { Sha256 } from './parts.ts';
import { VerificationCode } from './verification.ts';

/** The answer about a sealed file or its code. An unknown file and a changed one get the same answer. */
export const Verified = z.object({
  found: z.enum(['file', 'code', 'nothing']),
  agency: z.string().optional(),
  completedAt: Instant.optional(),
  /** The number of people who signed, approved or countersigned. */
  sealedCount: z.int().optional(),
  /** The title and the names as signed are only for those who hold the file. */
  title: z.string().optional(),
  names: z.array(z.string()).optional(),
});
export type Verified = z.infer<typeof Verified>;

/** The operations of everyone (outsiders section 3, "Verification page"). */
export const publicRoutes = {
  /** Looks up a file by the hash that the browser made, or a document by its code. The file stays in the browser. */
  verify: route(pageApi('POST', '/esign/verify'), anyone.writes(), {
    /** One of the two. */
    body: z.object({ sha256: Sha256.optional(), code: VerificationCode.optional() }),
    output: Verified,
  }),
};
