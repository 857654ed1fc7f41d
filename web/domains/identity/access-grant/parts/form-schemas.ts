import * as z from 'zod';
import { GrantDecision, GrantRequest, Reason, SupportRequest } from '#shared/domains/identity/access-grant/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const RequestSchema = GrantRequest;
export const DecisionSchema = GrantDecision.omit({ rev: true });
export const SupportSchema = SupportRequest.omit({ tenantId: true });
export const ReasonSchema = z.object({ reason: Reason });
