import * as z from 'zod';
import { InvitationInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { anyone, reads } from '#shared/kernel/contract/access.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { typedText } from '#shared/kernel/text/text.ts';

/** The input of a person who registers an agency. */
export const RegisterInput = InvitationInput.omit({ note: true });
export type RegisterInput = z.infer<typeof RegisterInput>;

export const registerContract = contract('register', {
  errors: { 'register.off': 403 },
  routes: {
    /**
     * Registers an agency: its contact gets the link of an onboarding by mail. The answer is the same for the address
     * of an account. Only the mail tells the difference.
     */
    self: route(core('POST', '/register'), anyone.writes(), {
      aliases: [v1('POST', '/register/self')],
      body: RegisterInput,
      output: Done,
    }),
    /**
     * Tells whether a text can be a user name, which is an email address, and whether it is taken. A public answer
     * would list the accounts of the service, so strangers get none. An administrator learns of the own agency, an
     * operator of the whole service.
     */
    userNameExists: route(core('GET', '/usernameexists/{name}'), reads('user.invite', 'identity:admin'), {
      aliases: [v1('GET', '/register/usernameexists/{name}')],
      params: z.object({ name: typedText().trim().min(1).max(254) }),
      output: z.object({ isValid: z.boolean(), exists: z.boolean() }),
    }),
  },
});
