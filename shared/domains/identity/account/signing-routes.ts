import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { StandingOrder, StandingOrderInput, SubstituteInput } from './signing-orders.ts';

/** Absent without an order, or after its last day. */
const OwnOrder = z.object({ order: StandingOrder.omit({ userId: true }).optional() });
const OwnSubstitute = z.object({ substitute: SubstituteInput.extend({ name: z.string() }).optional() });

/** The calls with which a user lets documents be signed for them (outsiders section 6, "Signature settings"). */
export const signingRoutes = {
  standingOrder: route(core('GET', '/user/signature/standingorder'), reads('esign.read'), { output: OwnOrder }),
  /** Sets an order that begins today, in the place of an earlier one. */
  setStandingOrder: route(core('PUT', '/user/signature/standingorder'), writes('esign.read'), {
    body: StandingOrderInput,
    output: OwnOrder,
  }),
  removeStandingOrder: route(core('DELETE', '/user/signature/standingorder'), writes('esign.read'), { output: Done }),
  substitute: route(core('GET', '/user/signature/substitute'), reads('esign.read'), { output: OwnSubstitute }),
  setSubstitute: route(core('PUT', '/user/signature/substitute'), writes('esign.read'), {
    body: SubstituteInput,
    output: OwnSubstitute,
  }),
  removeSubstitute: route(core('DELETE', '/user/signature/substitute'), writes('esign.read'), { output: Done }),
};
