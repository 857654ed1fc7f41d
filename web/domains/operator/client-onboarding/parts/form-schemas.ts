import { InvitationInput } from '#shared/domains/operator/client-onboarding/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const InvitationSchema = InvitationInput;
