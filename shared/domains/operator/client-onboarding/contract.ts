import * as z from 'zod';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { LinkCode } from '#shared/domains/relations/link/schemas.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret, operator } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { Nothing, Url } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { InvitationInput, StepInput } from './schemas.ts';
import { OnboardingRow, SeenOnboarding } from './view.ts';

const at = '/clientonboarding/{secret}';
const act = (name: string) => pageApi('POST', `${at}/${name}`);
const staff = '/clientonboarding/{id}';

export const ONBOARDING_LIST = { fields: ['state'], sorts: ['createdAt'] } as const;

/** An operator invites a new agency, which opens itself by a secret link. */
export const clientOnboardingContract = contract('client-onboarding', {
  errors: {
    ...doorErrors,
    ...fileErrors,
    'clientOnboarding.closed': 409,
    'clientOnboarding.addressTaken': 409,
    'clientOnboarding.missing': 400,
    'clientOnboarding.vatForm': 400,
    'clientOnboarding.noProof': 409,
    'content.changed': 409,
  },
  routes: {
    ...linkSteps(at, SeenOnboarding),
    /** Saves the answers of one step. A later visit continues there. */
    save: route(act('save'), bySecret.writes('files:read', 'files:write'), { body: StepInput, output: SeenOnboarding }),
    upload: route(act('upload'), bySecret.writes('files:write'), {
      body: UploadRequest.omit({ purpose: true }),
      output: UploadTicket,
    }),
    /** Mails a code to the address of the first user, if it is not that of the invitation. */
    sendProof: route(act('proof'), bySecret.writes(), { body: Nothing, output: Done }),
    prove: route(act('prove'), bySecret.writes(), { body: z.object({ code: LinkCode }), output: SeenOnboarding }),
    /** Opens the agency. A second press answers as the first. */
    submit: route(act('submit'), bySecret.writes('identity:admin'), {
      timeout: 29,
      body: Nothing,
      output: SeenOnboarding,
    }),
    list: route(pageApi('POST', '/clientonboarding/list'), operator.reads(), {
      body: listRequest(ONBOARDING_LIST),
      output: paged(OnboardingRow),
    }),
    get: route(core('GET', staff), operator.reads(), { output: OnboardingRow }),
    /** Invites an agency. Its contact gets the link by mail. */
    create: route(pageApi('POST', '/clientonboarding/create'), operator.writes(), {
      body: InvitationInput,
      output: OnboardingRow,
    }),
    /** Mails the link again. It works for its whole life from now on. */
    resend: route(core('POST', `${staff}/resend`), operator.writes(), { body: Nothing, output: OnboardingRow }),
    withdraw: route(core('POST', `${staff}/withdraw`), operator.writes(), { body: Nothing, output: OnboardingRow }),
    /** Returns the link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route(core('POST', `${staff}/copy`), operator.writes(), { body: Nothing, answersSecret: true, output: Url }),
  },
});
