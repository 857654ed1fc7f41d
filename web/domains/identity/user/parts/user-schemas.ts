import * as z from 'zod';
import { MAX_USER_COMPANIES, UserProfile } from '#shared/domains/identity/user/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

export const Name = z.object({ name: requiredText(100) });
export const Region = UserProfile.pick({ locale: true, zone: true });
/** Its address is the sign-in and stays. */
export const Profile = UserProfile.omit({ email: true });
export const Invitation = UserProfile.extend({
  allArtists: z.boolean().default(false),
  artistIds: z.array(Id).max(1000).default([]),
  companyIds: z.array(Id).max(MAX_USER_COMPANIES).default([]),
});
